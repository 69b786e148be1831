import type { ResolvedCard } from '#domain/card/resolve-card.ts';
import { isInside, overlap } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import { growBox } from '../../boxes.ts';
import { mapPath } from '../../graphics/path.ts';
import type { Box, Guides } from '../../guides.ts';
import type { CardWithLook, LayoutFonts } from '../../look-layout.ts';
import { fillOf, type GlyphRun, type LogoSize, type SceneItem, type SceneShape } from '../../scene.ts';
import type { Placeholders } from '../../text/card-text.ts';
import { fallbackSteps } from '../fallback-steps.ts';
import { chosenLook } from '../find-look.ts';
import type { HeroDesign } from '../look.ts';
import { planLook } from '../plan-look.ts';
import { airAround, ownSize } from '../seats/logo-measure.ts';
import { bannerBack, bannerFront } from './banner.ts';
import { fasciaBack, fasciaFront } from './fascia.ts';
import type { HeroPage, HeroSide } from './hero-page.ts';
import type { HeroStep } from './hero-texts.ts';
import { instituteBack, instituteFront } from './institute.ts';
import { plateBack, plateFront } from './plate.ts';
import { swatchBack, swatchFront } from './swatch.ts';
import { threadBack, threadFront } from './thread.ts';

/** How a side around a large logo gives way: the graphic first, then headings and the size of the data. */
const heroSteps: readonly HeroStep[] = [
  { headings: 1, dataPt: null, isTight: false },
  { headings: 1, dataPt: null, isTight: false },
  { headings: 0.92, dataPt: 7.4, isTight: false },
  { headings: 0.86, dataPt: 7.2, isTight: true },
  { headings: 0.8, dataPt: 7, isTight: true },
  { headings: 0.75, dataPt: 6.8, isTight: true },
  { headings: 0.7, dataPt: 6.5, isTight: true },
];

type HeroInput = {
  card: CardWithLook;
  resolved: ResolvedCard;
  guides: Guides;
  fonts: LayoutFonts;
  logo: LogoSize | undefined;
  placeholders: Placeholders;
};

type IsApart = (shape: SceneShape, box: Box) => boolean;

/** Whether the logo is the hero of a card: in its own arrangement, with the sizes of its own. */
export function heroOf({ style }: CardWithLook): HeroDesign | null {
  return style.layout || style.typeset ? null : (chosenLook(style.look).front.hero ?? null);
}

/** The front around the logo or, without one, around the company; null where the text has no room. */
export function layoutHero(
  input: HeroInput & { isApart: IsApart },
): { items: SceneItem[]; step: number } | null {
  const hero = heroOf(input.card);
  if (!hero) return null;
  const page = pageOf(input, null);
  for (const [index, step] of heroSteps.entries()) {
    const side = frontOf(page, hero, index, step);
    if (side && isGood(side, page, input.isApart)) return { items: itemsOf(page, side), step: index };
  }
  return null;
}

/** The back that the look designs; null where its words have no room. */
export function layoutHeroBack(input: HeroInput & { isApart: IsApart }, ground: string): SceneItem[] | null {
  const hero = heroOf(input.card);
  if (!hero) return null;
  const page = pageOf(input, ground);
  for (const [index, step] of heroSteps.entries()) {
    const side = backOf(page, hero, index, step);
    if (side && isGood(side, page, input.isApart)) return itemsOf(page, side);
  }
  return null;
}

function frontOf(page: HeroPage, hero: HeroDesign, index: number, step: HeroStep): HeroSide | null {
  switch (hero.kind) {
    case 'fascia':
      return fasciaFront(page, hero, index, step);
    case 'swatch':
      return swatchFront(page, hero, index, step);
    case 'thread':
      return threadFront(page, hero, index, step);
    case 'institute':
      return instituteFront(page, hero, index, step);
    case 'plate':
      return plateFront(page, hero, index, step);
    case 'banner':
      return bannerFront(page, hero, index, step);
  }
}

function backOf(page: HeroPage, hero: HeroDesign, index: number, step: HeroStep): HeroSide | null {
  switch (hero.kind) {
    case 'fascia':
      return fasciaBack(page, hero, index);
    case 'swatch':
      return swatchBack(page, hero, index);
    case 'thread':
      return threadBack(page, hero, index);
    case 'institute':
      return instituteBack(page, hero, index);
    case 'plate':
      return plateBack(page, hero, index, step);
    case 'banner':
      return bannerBack(page, hero, index);
  }
}

function pageOf(input: HeroInput, ground: string | null): HeroPage {
  const { card, resolved, guides, fonts } = input;
  const [step] = fallbackSteps;
  if (!step) throw new Error('There are fallback steps');
  const planned = planLook(card, resolved, { guides, fonts, step });
  return { ...input, planned, look: planned.look, ground: ground ?? planned.background };
}

/** Whether lines and logo are apart, within the margins and clear of the graphic. */
function isGood(
  { shapes, logo, columns }: HeroSide,
  { guides, resolved }: HeroPage,
  isApart: IsApart,
): boolean {
  const runs = columns.flat();
  if (runs.some(({ isTooLong }) => isTooLong)) return false;
  const texts = runs.map(textBox);
  if (!texts.every((box) => isInside(growBox(box, 0, -0.15 * box.height), guides.safe))) return false;
  if (!texts.every((box) => shapes.every((shape) => isApart(shape, box)))) return false;
  const placed = logo.find((item) => item.kind === 'logo');
  // The print check says where a logo that a person has sized is too near.
  if (!placed || ownSize(placed.image, resolved.logo.sizeMm)) return true;
  const around = growBox(placed.image, airAround(placed.image, guides.cut));
  return !texts.some((box) => overlap(box, around));
}

function itemsOf(page: HeroPage, side: HeroSide): SceneItem[] {
  const { shapes, logo, columns } = page.look.isMirrored ? mirrored(side, page.guides.cut.width) : side;
  return [
    fillOf('background', page.guides.bleed, page.ground),
    ...shapes,
    ...logo.map((item) => moved(item, page)),
    ...columns.flat(),
  ];
}

/** The logo, with its plate, where a person has moved it. */
function moved(item: SceneItem, { resolved }: HeroPage): SceneItem {
  const { leftMm, topMm } = resolved.logo;
  if (leftMm === 0 && topMm === 0) return item;
  if (item.kind === 'shape') {
    return { ...item, path: mapPath(item.path, (x, y) => [x + leftMm, y + topMm]) };
  }
  if (item.kind !== 'logo') return item;
  return { ...item, image: { ...item.image, x: item.image.x + leftMm, y: item.image.y + topMm } };
}

/** Left and right exchanged; lines that began at an edge end at it. */
function mirrored({ shapes, logo, columns }: HeroSide, width: number): HeroSide {
  const flipPath = (shape: SceneShape) => ({
    ...shape,
    path: mapPath(shape.path, (x, y) => [width - x, y]),
  });
  return {
    shapes: shapes.map(flipPath),
    logo: logo.map((item) => {
      if (item.kind === 'shape') return flipPath(item);
      if (item.kind !== 'logo') return item;
      return { ...item, image: { ...item.image, x: width - item.image.x - item.image.width } };
    }),
    columns: columns.map((runs) => mirroredLines(runs, width)),
  };
}

function mirroredLines(runs: readonly GlyphRun[], width: number): GlyphRun[] {
  return runs.map((run) => {
    const line = runs.filter(({ y }) => Math.abs(y - run.y) < 0.01);
    const from = Math.min(...line.map(({ x }) => x));
    const to = Math.max(...line.map(({ x, width: own }) => x + own));
    return { ...run, x: run.x + width - from - to };
  });
}
