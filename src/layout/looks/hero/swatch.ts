import type { ColourRole } from '#domain/look/look-palettes.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { cardShapeOf, maxBleed } from '../../graphics/canvas.ts';
import { rectangle } from '../../graphics/path.ts';
import type { Box, Size } from '../../guides.ts';
import type { SceneShape } from '../../scene.ts';
import type { HeroDesign } from '../look.ts';
import { strongOn } from '../text-colours.ts';
import { heroLetters } from './hero-letters.ts';
import { heroLogo } from './hero-logo.ts';
import { fillShape, type HeroPage, type HeroSide, scaleOf, textsOn, toneOn } from './hero-page.ts';
import {
  blockHeight,
  composeTexts,
  firmItems,
  type HeroStep,
  headingBlocks,
  placeBlocks,
} from './hero-texts.ts';

type Swatch = Extract<HeroDesign, { kind: 'swatch' }>;

/** The side of the block, as a share of the shorter side of the card, by the step. */
const blockShares = [1, 0.94, 0.84, 0.74, 0.62, 0.5, 0.4] as const;

/** The block of a square card is a band on top. */
const squareBlock = 0.46;

/** The block, and the area of the text beside or below it. */
function blockOf({ width, height }: Size, index: number): { block: Box; area: Box } {
  const share = blockShares[index] ?? 0.46;
  const shape = cardShapeOf({ width, height });
  if (shape === 'wide') {
    const side = Math.min(height, 0.56 * width) * share;
    const x = side + 5;
    const edge = index > 3 ? 4.4 : 6;
    return {
      block: { x: 0, y: 0, width: side, height },
      area: { x, y: edge, width: width - x - 5, height: height - 2 * edge },
    };
  }
  const side = shape === 'square' ? squareBlock * height * share : Math.min(width, 0.56 * height) * share;
  return {
    block: { x: 0, y: 0, width, height: side },
    area: { x: 5, y: side + 5, width: width - 10, height: height - side - 10 },
  };
}

/** A block with the logo in one colour, or the initials; the text below it. */
export function swatchFront(page: HeroPage, hero: Swatch, index: number, step: HeroStep): HeroSide | null {
  const { guides, ground, logo } = page;
  const { block, area } = blockOf(guides.cut, index);
  const colour = toneOn(page, hero.block);
  const inner = {
    x: block.x + 5,
    y: block.y + 6,
    width: block.width - 10,
    height: block.height - 12,
  };
  if (Math.min(inner.width, inner.height) < 5) return null;
  const place = { box: inner, area: 1000 * scaleOf(guides.cut) ** 2, across: 0.5, along: 0.5 };
  const drawn = logo && heroLogo(page, logo, place, { ground: colour, isOneColour: true });
  const { heading, asData } = textsOn(page, ground);
  const head = headingBlocks(
    page,
    heading,
    area.width,
    firmItems(heading, {
      sizePt: heading.frame.type.company.sizePt * Math.max(0.78, 1 - 0.05 * index),
      minPt: 8.5,
      lines: 3,
      subtitlePt: heading.frame.type.subtitle.sizePt,
    }),
  );
  if (!head) return null;
  const used = head.length > 0 ? blockHeight(head, heading) + (index > 3 ? 2.6 : 3.4) : 0;
  const body = { ...area, y: area.y + used, height: area.height - used };
  const columns = composeTexts(page, asData, body, step, {
    firms: ['none'],
    from: 'bottom',
    isOneColumn: true,
    mostCost: [1.2, 1.6, 2, 3][index],
  });
  if (!columns) return null;
  const far = maxBleed;
  const [right, bottom] = [
    block.width < guides.cut.width ? block.width : block.width + far,
    block.height < guides.cut.height ? block.height : block.height + far,
  ];
  const letters = logo
    ? []
    : heroLetters(page, {
        box: inner,
        cap: 0.56 * Math.min(block.width, block.height),
        fill: strongOn(colour, page.look.palette),
      });
  return {
    shapes: [fillShape('block', rectangle(-far, -far, right + far, bottom + far), colour), ...letters],
    logo: drawn ? drawn.items : [],
    columns: [placeBlocks(page, heading, head, { x: area.x, y: area.y, along: 0 }), ...columns],
  };
}

/** The tints of a paint chart, in its order. */
const tints: readonly (readonly [role: ColourRole, strength: number])[] = [
  ['ink', 1],
  ['accent', 1],
  ['second', 1],
  ['accent', 0.8],
  ['panel', 1],
  ['ink', 0.85],
  ['second', 0.7],
  ['ink', 0.7],
  ['ink', 0.62],
  ['accent', 0.45],
  ['ink', 0.5],
  ['ink', 0.4],
  ['accent', 0.25],
  ['second', 0.45],
  ['accent', 1],
];

const chip = { width: 16.5, height: 17.5, gap: 1.2 } as const;

/** A paint chart whose empty cells hold the logo. */
export function swatchBack(page: HeroPage, _: Swatch, index: number): HeroSide | null {
  const { guides, ground, logo, look } = page;
  const { width, height } = guides.cut;
  const [columns, rows] = [Math.round(width / chip.width), Math.max(3, Math.round(height / chip.height))];
  const cell = {
    width: (width - chip.gap * (columns - 1)) / columns,
    height: (height - chip.gap * (rows - 1)) / rows,
  };
  const isEmpty = (column: number, row: number) => column < 2 && row >= 1 && row < 3;
  const far = maxBleed;
  const shapes: SceneShape[] = [];
  for (let at = 0; at < columns * rows; at += 1) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    if (isEmpty(column, row)) continue;
    const [x, y] = [column * (cell.width + chip.gap), row * (cell.height + chip.gap)];
    const left = column === 0 ? -far : x;
    const top = row === 0 ? -far : y;
    const right = column === columns - 1 ? width + far : x + cell.width;
    const bottom = row === rows - 1 ? height + far : y + cell.height;
    const [role, strength] = tints[at % tints.length] ?? ['accent', 1];
    const share = strength * (page.card.style.look.strength ?? 1);
    const fill = mixColours(ground, look.palette[role], share);
    shapes.push(fillShape(`chip-${at}`, rectangle(left, top, right - left, bottom - top), fill));
  }
  const top = cell.height + chip.gap;
  const window = {
    x: 5,
    y: top + 4,
    width: 2 * cell.width + chip.gap - 5 - 4,
    height: 2 * cell.height + chip.gap - 8,
  };
  const { heading } = textsOn(page, ground);
  const shrink = 1 - 0.1 * index;
  const items = firmItems(heading, { sizePt: 14 * shrink, minPt: 7.2, lines: 4, subtitlePt: 7.2 });
  const blocks = headingBlocks(page, heading, window.width, logo ? items.slice(1) : items);
  if (!blocks) return null;
  const textHeight = blockHeight(blocks, heading);
  if (!logo) {
    if (textHeight > window.height) return null;
    return {
      shapes,
      logo: [],
      columns: [placeBlocks(page, heading, blocks, { x: window.x, y: window.y, along: 0 })],
    };
  }
  const room = { ...window, height: window.height - (textHeight > 0 ? textHeight + 3.5 : 0) };
  const place = { box: room, area: 420, across: 0, along: textHeight > 0 ? 0 : 0.5 };
  const foot = window.y + window.height;
  return {
    shapes,
    logo: heroLogo(page, logo, place, { ground }).items,
    columns: [placeBlocks(page, heading, blocks, { x: window.x, y: foot, along: 1 })],
  };
}
