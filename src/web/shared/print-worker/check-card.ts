import { applyPatch, type Card, layouts } from '#domain/card/card.ts';
import { defaultFont } from '#domain/card/fonts.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import type { PrintRule } from '#domain/print-rules.ts';
import { backTools } from '#layout/check/back-tools.ts';
import type { RuleResult } from '#layout/check/findings.ts';
import { causesWithFixes, fixAll } from '#layout/check/fixes/fix-causes.ts';
import { drawLogoAutomatically } from '#layout/check/fixes/logo-fixes.ts';
import { cardsInOtherLooks, lacksPart } from '#layout/check/fixes/missing-part-fixes.ts';
import { createPrintChecker, type PrintChecker, sidesOf } from '#layout/check/print-checker.ts';
import { looks } from '#layout/looks/looks.ts';
import type { Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { type FaceToLoad, uniqueFaces } from '#layout/text/faces.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import { pressRules } from '#print/press-check.ts';
import { shopMargins } from '#print/profile/print-shop.ts';
import { convertedLogo } from './logo-jobs.ts';
import { convertedPicture } from './picture-jobs.ts';
import { loadFonts, loadPress } from './print-assets.ts';
import type { CheckableCard, CheckedScenes, JobInput, NotRun } from './print-messages.ts';

export async function checkScenes({ card: checked }: JobInput<'checkCard'>): Promise<CheckedScenes> {
  const { checker, notRun } = await createChecker(checked);
  const result = checker.check(checked.card);
  if (!result) throw new Error('A face of the card did not load');
  const passedOn = (side: Scene['side'], passed: readonly RuleResult[]) =>
    passed.filter(({ rule }) => !notRun.some((other) => other.side === side && other.rule === rule));
  return {
    causes: causesWithFixes(result, checker),
    passed: {
      front: passedOn('front', result.check.passed),
      back: result.back ? passedOn('back', result.back.check.passed) : null,
    },
    notRun,
  };
}

export async function fixAllOf({ card: checked }: JobInput<'fixAll'>): Promise<Card> {
  return fixAll(checked.card, (await createChecker(checked)).checker);
}

type Side = Scene['side'];
type Converted = PrintedLogo | null | 'failed';

/**
 * A checker with the faces of all layouts that a fix could choose, and the rules that lack an image that was not converted.
 */
async function createChecker({ card, logo, darkLogo = null, pixels, picture, shop }: CheckableCard) {
  const { colours, profile } = await loadPress(shop);
  const { fonts } = await loadFonts(facesFor(card));
  const checkerWith = (logoIn: (scene: Scene) => Converted, onFront: Converted = null) =>
    createPrintChecker({
      fonts,
      logo: pixels ?? undefined,
      press: pressRules(
        colours,
        profile,
        (scene) => inksOf(logoIn(scene)),
        ({ side }) => (side === 'front' ? inksOf(onFront) : null),
      ),
      backTools,
      margins: shopMargins(shop),
    });
  const withoutInks = checkerWith(() => null);
  const checked = withoutInks.check(card);
  if (checked && lacksPart(checked)) await loadFonts(facesInOtherLooks(card));
  const logoOn = async (scene: Scene | undefined): Promise<Converted> =>
    scene ? convertedLogo({ scene, logo, darkLogo }, 300, shop).catch(failed) : null;
  const front = checked?.scene;
  const onFront = front ? await convertedPicture({ scene: front, picture }, 300, shop).catch(failed) : null;
  const logos = { front: await logoOn(front), back: await logoOn(checked?.back?.scene) };
  const notRun = [
    ...(['front', 'back'] as const).flatMap((side) =>
      logos[side] === 'failed' ? withoutImage(side, ['logoContrast', 'totalInk']) : [],
    ),
    ...(onFront === 'failed' && logos.front !== 'failed' ? withoutImage('front', ['totalInk']) : []),
  ];
  const automatic = await automaticLogos(card, withoutInks.check, logoOn);
  const logoIn = (scene: Scene) => automatic.get(versionKey(scene)) ?? logos[scene.side];
  return { checker: checkerWith(logoIn, onFront), notRun };
}

/** The logo as it is without the version that a person has chosen, which is a fix of it. */
async function automaticLogos(
  card: Card,
  check: PrintChecker['check'],
  convert: (scene: Scene) => Promise<Converted>,
): Promise<ReadonlyMap<string, Converted>> {
  const chosen = check(card);
  const [fix] = drawLogoAutomatically(card);
  const fixed = fix && check(applyPatch(card, fix.change));
  if (!chosen || !fixed) return new Map();
  const before = new Set(sidesOf(chosen).map(({ scene }) => versionKey(scene)));
  const changed = sidesOf(fixed).filter(({ scene }) => !before.has(versionKey(scene)));
  return new Map(
    await Promise.all(changed.map(async ({ scene }) => [versionKey(scene), await convert(scene)] as const)),
  );
}

function versionKey({ side, items }: Scene): string {
  const logo = items.find((item) => item.kind === 'logo');
  return JSON.stringify([side, logo?.version ?? null, logo?.asset ?? null]);
}

function failed(): 'failed' {
  return 'failed';
}

function inksOf(converted: Converted): PrintedLogo | null {
  return converted === 'failed' ? null : converted;
}

function withoutImage(side: Side, rules: readonly PrintRule[]): NotRun[] {
  return rules.map((rule) => ({ side, rule, reason: 'image' }));
}

/** The faces of the looks that a card is offered where this one has no room for a part of it. */
function facesInOtherLooks(card: Card): FaceToLoad[] {
  return uniqueFaces(cardsInOtherLooks(card, looks).flatMap((other) => facesOfSides(other, looks)));
}

/** The faces of every layout, in the card's fonts and in the default font. */
function facesFor(card: Card): FaceToLoad[] {
  const fonts = mapTexts(() => defaultFont);
  const variants = layouts.flatMap((layout) => [
    applyPatch(card, { style: { layout } }),
    applyPatch(card, { style: { layout, fonts } }),
  ]);
  return uniqueFaces(variants.flatMap((variant) => facesOfSides(variant, looks)));
}
