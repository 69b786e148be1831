import { describe, expect, test } from 'vitest';
import { layouts, newCard, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatFonts, flatOf } from '#domain/card/flat-card.ts';
import { defaultFont, type FontName, standardFonts } from '#domain/card/fonts.ts';
import { formatIds } from '#domain/card/formats.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { everydayTexts, numbersFrom } from '../../tools/print/samples/everyday-texts.ts';
import { isInside, overlap } from './blocks/collisions.ts';
import { imageWithin } from './blocks/place-logo.ts';
import { inkBox, ruleBox, textBox } from './blocks/text-box.ts';
import { growBox } from './boxes.ts';
import type { Box, Size } from './guides.ts';
import { layoutCard } from './layout-card.ts';
import type { StackPlan } from './layout-plan.ts';
import { planOf, suggestedLogoSize } from './layouts/plan-of.ts';
import type { GlyphRun, Scene } from './scene.ts';
import { shapeText } from './text/measure-text.ts';
import { ptToMm } from './units.ts';

const fonts = fontsFromDisk();
const logos: readonly (Size | undefined)[] = [
  undefined,
  { width: 600, height: 600 },
  { width: 1000, height: 220 },
  { width: 400, height: 600 },
];

/** `npm run test:full -- layouts` lays out 4,000 in every format. */
const texts = Number(process.env.EVERYDAY_TEXTS ?? 80);
const inEveryFormat = texts > 1_000;

type LaidOut = { design: FlatCard; logo: Size | undefined; scene: Scene };

function inFont(font: FontName): FlatCard {
  return flatFonts(() => font);
}

/** The cards of a layout: every text in one format and orientation, or in all formats. */
function* cardsIn(layout: (typeof layouts)[number]): Generator<LaidOut> {
  const next = numbersFrom(20_261_116);
  for (let card = 0; card < texts; card++) {
    const typed = everydayTexts(next);
    const logo = logos[card % logos.length];
    for (const format of inEveryFormat ? formatIds : [formatIds[card % formatIds.length]]) {
      const orientation = orientations[next(3) === 0 ? 1 : 0];
      const contactLabels = next(4) === 0 ? ('letters' as const) : ('none' as const);
      const font = next(3) === 0 ? (standardFonts[next(standardFonts.length)] ?? defaultFont) : defaultFont;
      const plain = {
        ...flatOf(newCard),
        ...typed,
        ...inFont(font),
        layout,
        format,
        orientation,
        contactLabels,
      };
      const design = { ...plain, logoSize: suggestedLogoSize(cardOf(plain)) };
      yield { design, logo, scene: layoutCard(cardOf(design), fonts, logo) };
    }
  }
}

const runsOf = ({ items }: Scene): GlyphRun[] => items.filter((item) => item.kind === 'text');

/** Numbers and addresses; a website may be a slogan, which breaks between its words. */
function isAddress(field: GlyphRun['field'], text: string): boolean {
  if (field === 'website') return !text.includes(' ');
  return field === 'mobile' || field === 'phone' || field === 'email' || field === 'url';
}

/** The width of the area where a stack may be. Beside a large logo it is its column. */
function widthOfArea({ design, logo, scene }: LaidOut, stack: StackPlan): number {
  const { withoutLogo, area = scene.guides.safe } = stack;
  if (!logo || !withoutLogo || !('x' in withoutLogo)) return area.width;
  const image = imageWithin(planOf(resolveCard(cardOf(design))).logo, design.logoSize ?? 20, logo);
  return withoutLogo.width - image.width - 4;
}

/** A letter before a line of the contact. */
const letter = /^[MTEW]\u00a0\u00a0/;

/** The width of the widest letter: the lines of the contact start after it. */
function letterColumnEm(runs: readonly GlyphRun[]): number {
  const letters = runs.flatMap(({ text, face }) => {
    const found = letter.exec(text)?.[0];
    return found ? [shapeText({ fonts, face, trackingEm: 0 }, found).widthEm] : [];
  });
  return Math.max(0, ...letters);
}

/** Addresses on several lines that fit whole in the area of their stack, at 6.5 pt. */
function brokenAddresses(card: LaidOut): string[] {
  const runs = runsOf(card.scene);
  return planOf(resolveCard(cardOf(card.design))).stacks.flatMap((stack) =>
    stack.items.flatMap(({ field }) => {
      const lines = runs.filter((run) => run.field === field);
      const [first] = lines;
      const text = lines.map((run) => run.text.replace(letter, '')).join('');
      if (lines.length < 2 || !first || !isAddress(field, text)) return [];
      const widthEm = shapeText({ fonts, face: first.face, trackingEm: 0 }, text).widthEm;
      const whole = (letterColumnEm(runs) + widthEm) * ptToMm(6.5);
      return whole <= widthOfArea(card, stack) ? [`${field} is broken`] : [];
    }),
  );
}

/** Logo and rule with a text, or with each other, closer than 1 mm. */
function crowdedMarks({ scene }: LaidOut): string[] {
  const logo = scene.items.find((item) => item.kind === 'logo')?.image;
  const rule = scene.items.find((item) => item.kind === 'rule');
  const ink = runsOf(scene).map((run) => ({ run, box: inkBox(run, fonts) }));
  const isNear = (a: Box, b: Box) => overlap(a, growBox(b, 0.999, 0.999));
  return [
    ...ink.flatMap(({ run, box }) => [
      ...(logo && isNear(box, logo) ? [`${run.field} is near the logo`] : []),
      ...(rule && isNear(box, ruleBox(rule)) ? [`${run.field} is near the rule`] : []),
    ]),
    ...(logo && rule && isNear(logo, ruleBox(rule)) ? ['the rule is near the logo'] : []),
  ];
}

/** The groups of lines: stacks, with the contact below a person apart. */
function groupsOf({ design, scene }: LaidOut): GlyphRun[][] {
  const runs = runsOf(scene);
  const ofFields = (fields: readonly TextField[]) =>
    runs.filter(({ field }) => fields.some((name) => name === field));
  return planOf(resolveCard(cardOf(design))).stacks.flatMap(({ items }) => [
    ofFields(items.filter(({ groupStep }) => groupStep === undefined).map(({ field }) => field)),
    ofFields(items.filter(({ groupStep }) => groupStep !== undefined).map(({ field }) => field)),
  ]);
}

/** The gaps from lines to the next lines below them that are not beside them. */
function gapsBelow(some: readonly GlyphRun[], others: readonly GlyphRun[]): number[] {
  return some.flatMap((run) => {
    const upper = textBox(run);
    const gaps = others
      .map(textBox)
      .filter(
        (lower) => lower.x < upper.x + upper.width && upper.x < lower.x + lower.width && lower.y > upper.y,
      )
      .map((lower) => lower.y - upper.y - upper.height);
    return gaps.length > 0 ? [Math.min(...gaps)] : [];
  });
}

/** The largest gap between two lines of a group. Texts side by side are one line. */
function lineGapOf(group: readonly GlyphRun[]): number {
  const lines = [...new Set(group.map(({ y }) => y))]
    .sort((a, b) => a - b)
    .map((y) => group.filter((run) => run.y === y).map(textBox));
  const gaps = lines.slice(1).map((lower, index) => {
    const upper = lines[index] ?? [];
    return Math.min(...lower.map(({ y }) => y)) - Math.max(...upper.map(({ y, height }) => y + height));
  });
  return Math.max(0, ...gaps);
}

/** Groups that are no farther apart than lines within them. */
function mergedGroups(card: LaidOut): string[] {
  const groups = groupsOf(card).filter((group) => group.length > 0);
  const lineGaps = groups.map(lineGapOf);
  return groups.flatMap((group, index) =>
    groups.flatMap((other, at) => {
      if (at === index) return [];
      const gap = Math.min(...gapsBelow(group, other));
      const isMerged = gap <= Math.max(lineGaps[index] ?? 0, lineGaps[at] ?? 0);
      return isMerged ? [`${group[0]?.field} and ${other[0]?.field} are merged`] : [];
    }),
  );
}

/** Texts over one another or past the safe margin. */
function overlaps({ scene }: LaidOut): string[] {
  const runs = runsOf(scene).map((run) => ({ run, box: textBox(run) }));
  return runs.flatMap(({ run, box }, index) => [
    ...runs
      .slice(index + 1)
      .flatMap((other) => (overlap(box, other.box) ? [`${run.field} over ${other.run.field}`] : [])),
    ...(isInside(box, scene.guides.safe) ? [] : [`${run.field} is past the safe margin`]),
  ]);
}

describe.each(layouts)('everyday cards in %s', (layout) => {
  test('addresses are whole, groups are apart, rules and logo are clear, and nothing overlaps', {
    timeout: 120_000 + texts * 200,
  }, () => {
    const faulty: unknown[] = [];
    for (const card of cardsIn(layout)) {
      const faults = [
        ...brokenAddresses(card),
        ...crowdedMarks(card),
        ...mergedGroups(card),
        ...overlaps(card),
      ];
      if (faults.length > 0)
        faulty.push({
          faults,
          format: card.design.format,
          orientation: card.design.orientation,
          logo: card.logo,
          texts: runsOf(card.scene)
            .map(({ text }) => text)
            .join(' | '),
        });
    }
    expect(faulty).toEqual([]);
  });
});
