import { applyPatch, type Card, layouts } from '#domain/card/card.ts';
import { defaultFont } from '#domain/card/fonts.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { backTools } from '#layout/back/back-tools.ts';
import { causesWithFixes, fixAll } from '#layout/check/fixes/fix-causes.ts';
import { cardsInOtherLooks, lacksPart } from '#layout/check/fixes/missing-part-fixes.ts';
import { createPrintChecker, type PrintChecker } from '#layout/check/print-checker.ts';
import type { Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { type FaceToLoad, uniqueFaces } from '#layout/text/faces.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import { pressRules } from '#print/press-check.ts';
import { shopMargins } from '#print/profile/print-shop.ts';
import { convertedLogo } from './logo-jobs.ts';
import { convertedPicture } from './picture-jobs.ts';
import { loadFonts, loadPress } from './print-assets.ts';
import type { CheckableCard, CheckedScenes, JobInput } from './print-messages.ts';

export async function checkScenes({ card: checked }: JobInput<'checkCard'>): Promise<CheckedScenes> {
  const checker = await createChecker(checked);
  const result = checker.check(checked.card);
  if (!result) throw new Error('A face of the card did not load');
  return {
    causes: causesWithFixes(result, checker),
    passed: { front: result.check.passed, back: result.back?.check.passed ?? null },
  };
}

export async function fixAllOf({ card: checked }: JobInput<'fixAll'>): Promise<Card> {
  return fixAll(checked.card, await createChecker(checked));
}

/**
 * A checker with the faces of all layouts that a fix could choose. An image that cannot be printed is not
 * checked; printing reports it.
 */
async function createChecker({ card, logo, pixels, picture, shop }: CheckableCard): Promise<PrintChecker> {
  const { colours, profile } = await loadPress(shop);
  const { fonts } = await loadFonts(facesFor(card));
  const checkerWith = (
    logos: Partial<Record<Scene['side'], PrintedLogo | null>>,
    printedPicture: PrintedLogo | null = null,
  ) =>
    createPrintChecker({
      fonts,
      logo: pixels ?? undefined,
      press: pressRules(
        colours,
        profile,
        ({ side }) => logos[side] ?? null,
        ({ side }) => (side === 'front' ? printedPicture : null),
      ),
      backTools,
      margins: shopMargins(shop),
    });
  const checked = checkerWith({}).check(card);
  if (checked && lacksPart(checked)) await loadFonts(facesInOtherLooks(card));
  const logoOn = async (scene: Scene | undefined) =>
    scene ? convertedLogo({ scene, logo }, 300, shop).catch(() => null) : null;
  const front = checked?.scene;
  const onFront = front && (await convertedPicture({ scene: front, picture }, 300, shop).catch(() => null));
  return checkerWith({ front: await logoOn(front), back: await logoOn(checked?.back?.scene) }, onFront);
}

/** The faces of the looks that a card is offered where this one has no room for a part of it. */
function facesInOtherLooks(card: Card): FaceToLoad[] {
  return uniqueFaces(cardsInOtherLooks(card).flatMap((other) => facesOfSides(other)));
}

/** The faces of every layout, in the card's fonts and in the default font. */
function facesFor(card: Card): FaceToLoad[] {
  const fonts = mapTexts(() => defaultFont);
  const variants = layouts.flatMap((layout) => [
    applyPatch(card, { style: { layout } }),
    applyPatch(card, { style: { layout, fonts } }),
  ]);
  return uniqueFaces(variants.flatMap((variant) => facesOfSides(variant)));
}
