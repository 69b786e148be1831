import { cardShapeOf, maxBleed } from '../../graphics/canvas.ts';
import { arc, circle, lineTo } from '../../graphics/path.ts';
import type { Box, Size } from '../../guides.ts';
import type { SceneShape } from '../../scene.ts';
import type { HeroDesign } from '../look.ts';
import type { PlannedLook } from '../plan-look.ts';
import { strongOn } from '../text-colours.ts';
import { heroLetters } from './hero-letters.ts';
import { aspectOf, heroLogo } from './hero-logo.ts';
import { fillShape, type HeroPage, type HeroSide, textsOn, toneOn } from './hero-page.ts';
import {
  blockHeight,
  composeTexts,
  firmItems,
  type HeroStep,
  headingBlocks,
  placeBlocks,
} from './hero-texts.ts';

type Plate = Extract<HeroDesign, { kind: 'plate' }>;

/** The radius of the disc alone, and beside or above text by the step, as shares of the shorter side. */
const alone = 0.425;
const withTexts = {
  wide: [0.36, 0.34, 0.31, 0.28, 0.24, 0.19, 0.15],
  upright: [0.26, 0.24, 0.22, 0.2, 0.18, 0.165, 0.15],
  square: [0.24, 0.22, 0.2, 0.18, 0.16, 0.145, 0.13],
} as const;

/** From the edge of the disc to the line in it, its weight, and the diagonal of the logo, as shares of the radius. */
const ring = { inset: 0.0745, weightPt: 1, diagonal: 1.56 } as const;

/** A disc with a line in it, and the logo or the company. */
function disc(
  page: HeroPage,
  hero: Plate,
  { x, y, radius }: { x: number; y: number; radius: number },
  sizePt: number,
): HeroSide | null {
  const { logo } = page;
  const colour = toneOn(page, hero.disc);
  const line: SceneShape = {
    kind: 'shape',
    id: 'graphic-line',
    part: 'graphic',
    path: circle(x, y, radius * (1 - ring.inset)),
    stroke: toneOn(page, hero.line, colour),
    weightPt: ring.weightPt,
  };
  const shapes = [fillShape('disc', circle(x, y, radius), colour), line];
  if (logo) {
    const aspect = aspectOf(logo);
    const share = aspect > 0.7 && aspect < 1.4 ? 0.94 : 1;
    const angle = Math.atan(1 / aspect);
    const diagonal = ring.diagonal * radius * share;
    const [width, height] = [diagonal * Math.cos(angle), diagonal * Math.sin(angle)];
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    const place = { box, area: Number.POSITIVE_INFINITY, across: 0.5, along: 0.5 };
    return { shapes, logo: heroLogo(page, logo, place, { ground: colour }).items, columns: [] };
  }
  const { heading } = textsOn(page, colour);
  const measure = 1.3 * radius;
  const items = firmItems(heading, { sizePt, minPt: Math.min(9, sizePt), lines: 4, subtitlePt: null });
  const blocks = headingBlocks(page, heading, measure, items);
  if (!blocks || blockHeight(blocks, heading) > 1.25 * radius) return null;
  const columns = [placeBlocks(page, heading, blocks, { x, y, along: 0.5, align: 'center' })];
  return { shapes, logo: [], columns };
}

/** The logo in a disc. The text is on the back, or beside it where the back is another one. */
export function plateFront(page: HeroPage, hero: Plate, index: number, step: HeroStep): HeroSide | null {
  const { guides, card } = page;
  const { width, height } = guides.cut;
  const shorter = Math.min(width, height);
  if (card.back?.kind === 'look') {
    const place = { x: width / 2, y: height / 2, radius: alone * shorter };
    return disc(page, hero, place, 19 * (shorter / 60) * (1 - 0.09 * index));
  }
  const shape = cardShapeOf(guides.cut);
  const margin = width < 60 ? 5 : 6;
  const radius = (withTexts[shape][index] ?? 0.15) * shorter;
  const isWide = shape === 'wide';
  const place = { x: margin + radius, y: isWide ? height / 2 : margin - 1 + radius, radius };
  const made = page.logo ? disc(page, hero, place, 0) : emptyDisc(page, hero, place);
  if (!made) return null;
  const beside = place.x + radius + (isWide && index < 4 ? 5 : 4);
  const besideWidth = width - margin - beside;
  const foot = height - margin + 0.6;
  if (isWide) {
    const edge = index > 3 ? 4.4 : margin;
    const area = { x: beside, y: edge, width: besideWidth + 1, height: height - 2 * edge };
    const texts = allTexts(page, page.ground, area, index, step);
    return texts && { ...made, columns: texts };
  }
  const { heading, asData } = textsOn(page, page.ground);
  const head = firmBlocks(page, heading, besideWidth, index);
  if (!head || blockHeight(head, heading) > 2 * radius + 2) return null;
  const top = place.y + radius + 3;
  const body = { x: margin, y: top, width: width - 2 * margin, height: foot - top };
  const columns = composeTexts(page, asData, body, step, {
    firms: ['none'],
    from: 'bottom',
    isOneColumn: true,
    mostCost: [1.6, 2, 3, 4][index],
  });
  if (!columns) return null;
  const firm = placeBlocks(page, heading, head, { x: beside, y: place.y, along: 0.5 });
  return { ...made, columns: [firm, ...columns] };
}

/** The disc with the initials. */
function emptyDisc(
  page: HeroPage,
  hero: Plate,
  { x, y, radius }: { x: number; y: number; radius: number },
): HeroSide {
  const colour = toneOn(page, hero.disc);
  const side = 0.95 * radius;
  const letters = heroLetters(page, {
    box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
    cap: 0.8 * radius,
    fill: strongOn(colour, page.look.palette),
  });
  return {
    shapes: [fillShape('disc', circle(x, y, radius), colour), ...letters],
    logo: [],
    columns: [],
  };
}

/** The company and its subtitle. */
function firmBlocks(page: HeroPage, heading: PlannedLook, width: number, index: number) {
  const { company, subtitle } = heading.frame.type;
  return headingBlocks(
    page,
    heading,
    width,
    firmItems(heading, {
      sizePt: company.sizePt * Math.max(0.64, 1 - 0.08 * index),
      minPt: Math.max(8, company.sizePt * 0.57),
      lines: 3,
      subtitlePt: subtitle.sizePt,
    }),
  );
}

/** Company, person and contact from the top and the foot of an area. */
function allTexts(page: HeroPage, ground: string, area: Box, index: number, step: HeroStep) {
  const { heading, asData } = textsOn(page, ground);
  const head = firmBlocks(page, heading, area.width, index);
  if (!head) return null;
  const used = head.length > 0 ? blockHeight(head, heading) + (index > 3 ? 2.6 : 3.2) : 0;
  const columns = composeTexts(
    page,
    asData,
    { ...area, y: area.y + used, height: area.height - used },
    step,
    { firms: ['none'], from: 'bottom', isOneColumn: true, mostCost: [1.6, 2, 3, 4][index] },
  );
  return columns && [placeBlocks(page, heading, head, { x: area.x, y: area.y, along: 0 }), ...columns];
}

/** All text in a disc that is larger than the card. */
export function plateBack(page: HeroPage, _: Plate, index: number, step: HeroStep): HeroSide | null {
  const { cut } = page.guides;
  const inset = (index > 2 ? 0.133 : 0.158) * Math.min(cut.width, cut.height);
  const top = (index > 1 ? 0.125 : 0.158) * Math.min(cut.width, cut.height);
  const area = {
    x: inset,
    y: top,
    width: cut.width - inset - (index > 0 ? inset - 1.5 : inset),
    height: cut.height - top - (index > 1 ? 0.117 : 0.158) * Math.min(cut.width, cut.height),
  };
  const columns = allTexts(page, page.ground, area, index, step);
  return columns && { shapes: corners(cut, page.look.palette[page.look.front.ground]), logo: [], columns };
}

/** What a disc leaves of the card at its corners. */
function corners({ width, height }: Size, fill: string): SceneShape[] {
  const [cx, cy] = [width / 2, height / 2];
  // Its edge is past the cut wherever it is not at a corner.
  const radius = Math.max(Math.hypot(cx, cy) - 0.107 * Math.min(width, height), Math.max(cx, cy) + 1.2);
  const [across, along] = [cx + maxBleed, cy + maxBleed];
  const reach = (other: number) => Math.sqrt(Math.max(0, radius ** 2 - other ** 2));
  const [dx, dy] = [reach(along), reach(across)];
  const corner = (name: string, right: 1 | -1, down: 1 | -1) => {
    const point = (x: number, y: number) => lineTo(cx + right * x, cy + down * y);
    const from = Math.atan2(down * along, right * dx);
    const to = Math.atan2(down * dy, right * across);
    const edges = `${point(across, dy)}${point(across, along)}${point(dx, along)}`;
    return fillShape(name, `${arc(cx, cy, radius, from, to)}${edges}Z`, fill);
  };
  return [corner('tl', -1, -1), corner('tr', 1, -1), corner('bl', -1, 1), corner('br', 1, 1)];
}
