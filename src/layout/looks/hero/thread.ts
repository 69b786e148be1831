import { cardShapeOf, maxBleed } from '../../graphics/canvas.ts';
import { rectangle } from '../../graphics/path.ts';
import type { Box } from '../../guides.ts';
import type { GlyphRun, SceneItem, SceneShape } from '../../scene.ts';
import { ptToMm } from '../../units.ts';
import type { HeroDesign } from '../look.ts';
import { heroLogo } from './hero-logo.ts';
import { fillShape, type HeroPage, type HeroSide, isFull, scaleOf, textsOn, toneOn } from './hero-page.ts';
import {
  blockHeight,
  composeTexts,
  firmItems,
  type HeroStep,
  headingBlocks,
  placeBlocks,
} from './hero-texts.ts';

type Thread = Extract<HeroDesign, { kind: 'thread' }>;

/** Where the line is, and the height of the logo on it, in shares of the height, by the step. */
const lines = {
  wide: [0.37, 0.34, 0.3, 0.27, 0.235, 0.21, 0.19],
  upright: [0.24, 0.22, 0.2, 0.18, 0.16, 0.14, 0.125],
  square: [0.29, 0.27, 0.25, 0.23, 0.2, 0.18, 0.165],
} as const;
const heights = {
  wide: [0.44, 0.38, 0.34, 0.28, 0.22, 0.19, 0.17],
  upright: [0.24, 0.22, 0.2, 0.17, 0.14, 0.12, 0.105],
  square: [0.32, 0.3, 0.27, 0.24, 0.2, 0.17, 0.15],
} as const;

const companyPt = [21, 19, 17, 15, 13, 12, 11] as const;

/** From the line to the logo beside it, and its weight. */
const gap = 3.5;
const weightMm = ptToMm(0.75);

/** The logo, or the company, on a line across the card; the person and the contact at the foot. */
export function threadFront(page: HeroPage, hero: Thread, index: number, step: HeroStep): HeroSide | null {
  const { guides, ground, logo } = page;
  const { width, height } = guides.cut;
  const shape = cardShapeOf(guides.cut);
  const y = (lines[shape][index] ?? 0.19) * height;
  const most = (heights[shape][index] ?? 0.17) * height;
  const margin = width < 60 ? 5 : 6;
  const beside = Math.max(9, width / 6);
  const box = { x: beside, y: y - most / 2, width: width - 2 * beside, height: most };
  const head = onThread(page, box, {
    ground,
    companyPt: companyPt[index] ?? 11,
    lines: index === 0 ? 1 : 2,
    ...(isFull(page) && { area: 290 }),
  });
  if (!head) return null;
  const { asData } = textsOn(page, ground);
  const top = Math.max(head.box.y + head.box.height, y) + 2.9;
  const bottom = height - (index > 2 ? 4.6 : margin);
  const firm = logo ? 'person' : 'none';
  const planned = logo ? asData : withoutCompany(asData);
  const columns = composeTexts(
    page,
    planned,
    { x: margin, y: top, width: width - 2 * margin, height: bottom - top },
    step,
    {
      firms: logo ? [firm, 'data'] : ['person', 'data'],
      from: 'bottom',
      isRightAligned: true,
      mostCost: [2.2, 2.4, 3, 5][index],
      ...(width < 60 && { isOneColumn: true }),
    },
  );
  if (!columns) return null;
  const colour = toneOn(page, hero.line);
  const far = maxBleed;
  const left = head.box.x - gap;
  const right = head.box.x + head.box.width + gap;
  const thread = (name: string, from: number, to: number): SceneShape[] =>
    to - from < far + 3
      ? []
      : [fillShape(name, rectangle(from, y - weightMm / 2, to - from, weightMm), colour)];
  return {
    shapes: [...thread('thread-left', -far, left), ...thread('thread-right', right, width + far)],
    logo: head.logo,
    columns: [...head.columns, ...columns],
  };
}

function withoutCompany<Planned extends ReturnType<typeof textsOn>['asData']>(planned: Planned): Planned {
  const { texts } = planned;
  return { ...planned, texts: { ...texts, companyName: { ...texts.companyName, typed: '' } } };
}

type Head = { logo: SceneItem[]; columns: GlyphRun[][]; box: Box };

/** The logo in the middle of a box; without one the company. */
function onThread(
  page: HeroPage,
  box: Box,
  {
    ground,
    companyPt: sizePt,
    lines: most,
    isOneColour,
    area = 620,
  }: { ground: string; companyPt: number; lines: number; isOneColour?: boolean; area?: number },
): Head | null {
  const { logo } = page;
  const scale = scaleOf(page.guides.cut);
  if (logo) {
    const place = { box, area: area * scale, across: 0.5, along: 0.5 };
    const { items, box: placed } = heroLogo(page, logo, place, {
      ground,
      ...(isOneColour && { isOneColour }),
    });
    return { logo: items, columns: [], box: placed };
  }
  const { heading } = textsOn(page, ground);
  const items = firmItems(heading, {
    sizePt: sizePt * Math.min(1, scale),
    minPt: 11,
    lines: most,
    subtitlePt: null,
  });
  const blocks = headingBlocks(page, heading, box.width, items);
  if (!blocks) return null;
  const height = blockHeight(blocks, heading);
  if (height > box.height + 2) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const runs = placeBlocks(page, heading, blocks, { x, y, along: 0.5, align: 'center' });
  const left = Math.min(x, ...runs.map((run) => run.x));
  const right = Math.max(x, ...runs.map((run) => run.x + run.width));
  return {
    logo: [],
    columns: [runs],
    box: { x: left, y: y - height / 2, width: right - left, height: height + (blocks.length > 0 ? 1 : 0) },
  };
}

/** The same on a line that is upright. */
export function threadBack(page: HeroPage, hero: Thread, index: number): HeroSide | null {
  const { guides, ground } = page;
  const { width, height } = guides.cut;
  const beside = Math.max(5, width / 6);
  const most = 0.44 * Math.min(width, height);
  const box = { x: beside, y: (height - most) / 2, width: width - 2 * beside, height: most };
  const head = onThread(page, box, {
    ground,
    companyPt: companyPt[index] ?? 11,
    lines: 3,
    isOneColour: true,
  });
  if (!head) return null;
  const colour = toneOn(page, hero.line);
  const far = maxBleed;
  const x = width / 2 - weightMm / 2;
  const [above, below] = [head.box.y - gap, head.box.y + head.box.height + gap];
  return {
    shapes: [
      fillShape('thread-top', rectangle(x, -far, weightMm, above + far), colour),
      fillShape('thread-bottom', rectangle(x, below, weightMm, height + far - below), colour),
    ],
    logo: head.logo,
    columns: head.columns,
  };
}
