import { cardShapeOf, maxBleed } from '../../graphics/canvas.ts';
import { rectangle } from '../../graphics/path.ts';
import type { Box } from '../../guides.ts';
import type { GlyphRun, SceneShape } from '../../scene.ts';
import { ptToMm } from '../../units.ts';
import type { HeroDesign } from '../look.ts';
import { strongOn } from '../text-colours.ts';
import { heroLetters } from './hero-letters.ts';
import { aspectOf, heroLogo } from './hero-logo.ts';
import { fillShape, type HeroPage, type HeroSide, scaleOf, textsOn, toneOn } from './hero-page.ts';
import {
  blockHeight,
  composeGroup,
  firmItems,
  type HeroStep,
  headingBlocks,
  placeBlocks,
} from './hero-texts.ts';

type Institute = Extract<HeroDesign, { kind: 'institute' }>;

/** Wider logos are on top of the text. */
const widestBeside = 1.6;

const weightMm = ptToMm(0.5);

/** From a line to the capitals below it, by the step. */
const airs = [2.9, 2.7, 2.5, 2.4, 2.35, 2.3, 2.3] as const;
const leastBelow = 2.65;

/** The width of a logo beside the text and the height of one above them, on a card of 90 × 50 mm, by the step. */
const besideWidths = [25, 25, 20, 17, 16, 14, 12] as const;
const topHeights = [10, 9, 8.5, 8, 7, 6.5, 6] as const;
const uprightHeights = [0.3, 0.27, 0.24, 0.21, 0.18, 0.15, 0.12] as const;

type Frame = { logo: Box; groups: Box; firm: Box | null; footX: number; along: number };

/** Where logo and groups are. On a full card the contact is below both. */
function frameOf(page: HeroPage, index: number): Frame {
  const { guides, logo } = page;
  const { width, height } = guides.cut;
  const shape = cardShapeOf(guides.cut);
  const margin = width < 60 ? 5 : 6;
  const head = index > 3 ? 5 : margin;
  const right = width - margin;
  const bottom = height - (index > 3 ? 4.3 : index > 1 ? 4.8 : margin);
  const isWide = logo !== undefined && aspectOf(logo) > widestBeside;
  if (shape === 'upright' || isWide) {
    const most = shape === 'upright' ? (uprightHeights[index] ?? 0.12) * height : (topHeights[index] ?? 6);
    const used = isWide ? Math.min(most, (width - 2 * margin) / aspectOf(logo)) : most;
    const top = head + used + (index > 2 ? 3.2 : 4.6);
    const x = shape === 'wide' ? 0.42 * width : margin;
    return {
      logo: { x: margin, y: head, width: right - margin, height: used },
      groups: { x, y: top, width: right - x, height: bottom - top },
      firm: shape === 'wide' ? { x: margin, y: top, width: x - margin - 5, height: bottom - top } : null,
      footX: index > 1 ? margin : x,
      along: 0,
    };
  }
  const beside = (besideWidths[index] ?? 12) * (shape === 'square' ? 0.68 : 1);
  const x = margin + beside + (index > 1 ? 5 : 7);
  return {
    logo: {
      x: margin,
      y: head,
      width: beside,
      height: index > 1 ? Math.min(height * 0.5, beside * 1.5) : height - 2 * margin,
    },
    groups: { x, y: head, width: right - x, height: bottom - head },
    firm: null,
    footX: index > 1 ? margin : x,
    along: 0,
  };
}

/** The logo beside the institution, the person and the contact, with a line over each. */
export function instituteFront(
  page: HeroPage,
  hero: Institute,
  index: number,
  step: HeroStep,
): HeroSide | null {
  const { guides, ground, logo, look } = page;
  const { cut } = guides;
  const frame = frameOf(page, index);
  const air = airs[index] ?? 2.1;
  const { heading, asData } = textsOn(page, ground);
  const { type } = heading.frame;
  const shapes: SceneShape[] = [];
  const colour = toneOn(page, hero.line);
  const far = maxBleed;
  const line = (x: number, y: number, to = cut.width + far) =>
    shapes.push(fillShape(`line-${shapes.length}`, rectangle(x, y - weightMm / 2, to - x, weightMm), colour));
  const columns: GlyphRun[][] = [];
  const dataPt = step.dataPt === null ? type.contact.sizePt : Math.max(type.contact.minPt, step.dataPt);
  const firmAt = frame.firm ?? frame.groups;
  const firm = headingBlocks(
    page,
    heading,
    firmAt.width,
    firmItems(heading, { sizePt: dataPt, minPt: 6.5, lines: 4, subtitlePt: dataPt }),
  );
  const personPt = type.name.sizePt * step.headings;
  const person = composeGroup(page, asData, frame.groups.width, { ...step, namePt: personPt });
  if (!firm || !person) return null;
  let y = frame.groups.y;
  const group = (blocks: typeof firm, at: { x: number; y: number }) => {
    if (blocks.length === 0) return at.y;
    const top = at.y + air;
    columns.push(placeBlocks(page, heading, blocks, { x: at.x, y: top, along: 0 }));
    return top + blockHeight(blocks, heading) + Math.max(air - 0.2, leastBelow);
  };
  const { x } = frame.groups;
  let claimed = y;
  if (frame.firm) {
    if (firm.length > 0) line(frame.firm.x, y, x - 5);
    claimed = group(firm, { x: frame.firm.x, y });
  } else if (firm.length > 0) {
    line(x, y);
    y = group(firm, { x, y });
  }
  if (person.blocks.length > 0) {
    line(x, y);
    y = group(person.blocks, { x, y });
  }
  const isLow = frame.footX < x;
  const drawn =
    logo &&
    heroLogo(
      page,
      logo,
      { box: frame.logo, area: 950 * scaleOf(cut) ** 2, across: 0, along: frame.along },
      { ground },
    );
  const logoBottom = drawn ? drawn.box.y + drawn.box.height + 2 : 0;
  const from = isLow ? Math.max(y, claimed, frame.firm ? 0 : logoBottom) : y;
  const bottom = frame.groups.y + frame.groups.height;
  const width = cut.width - frame.footX - (cut.width < 60 ? 5 : 6);
  const foot = composeGroup(page, asData, width, step, bottom - from - air);
  if (!foot) return null;
  if (foot.data.length > 0) {
    const top = bottom - foot.height;
    if (top - air < from - 0.01) return null;
    line(frame.footX, top - air);
    const widths = foot.widths;
    const second = Math.min(
      Math.max(frame.footX + (widths[0] ?? 0) + 4, isLow && !frame.firm ? x : frame.footX + 0.5 * width),
      frame.footX + width - (widths[1] ?? 0),
    );
    foot.data.forEach((blocks, at) => {
      columns.push(
        placeBlocks(page, asData, blocks, { x: at === 0 ? frame.footX : second, y: top, along: 0 }),
      );
    });
  }
  const letters = logo
    ? []
    : heroLetters(page, {
        box: frame.logo,
        cap: Math.min(17.7 * scaleOf(cut), frame.logo.height),
        fill: strongOn(ground, look.palette),
        across: 0,
        along: 0,
      });
  return { shapes: [...shapes, ...letters], logo: drawn ? drawn.items : [], columns };
}

/** The institution in large letters above a line, with its subtitle. */
export function instituteBack(page: HeroPage, _: Institute, index: number): HeroSide | null {
  const { guides, ground, look } = page;
  const { width, height } = guides.cut;
  const { heading } = textsOn(page, ground);
  const margin = width < 60 ? 5 : 6;
  const sizePt = (width < 60 ? 16 : 20) * (1 - 0.09 * index);
  const items = firmItems(heading, { sizePt, minPt: 10, lines: 5, subtitlePt: 8 });
  const company = headingBlocks(page, heading, 0.8 * (width - 2 * margin), items.slice(0, 1));
  const subtitle = headingBlocks(page, heading, width - 2 * margin, items.slice(1));
  if (!company || !subtitle) return null;
  const y = height - 5.8;
  const rule = rectangle(margin, y, width - margin + maxBleed, ptToMm(0.75));
  const second = look.palette.second;
  const needed = blockHeight(company, heading) + blockHeight(subtitle, heading) + 8;
  if (needed > y - 2.7 - margin) return null;
  return {
    shapes: [fillShape('line', rule, second)],
    logo: [],
    columns: [
      placeBlocks(page, heading, company, { x: margin, y: margin, along: 0 }),
      placeBlocks(page, heading, subtitle, { x: margin, y: y - 2.7, along: 1 }),
    ],
  };
}
