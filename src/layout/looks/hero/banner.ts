import { isBlank } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { textBox } from '../../blocks/text-box.ts';
import { boxAround, growBox } from '../../boxes.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { cardShapeOf, maxBleed } from '../../graphics/canvas.ts';
import { rectangle } from '../../graphics/path.ts';
import type { Box } from '../../guides.ts';
import type { GlyphRun, SceneItem, SceneShape } from '../../scene.ts';
import { legalFormAt } from '../../text/legal-form.ts';
import { drawAround } from '../drawn-graphics.ts';
import type { HeroDesign } from '../look.ts';
import { strongOn } from '../text-colours.ts';
import { aspectOf, heroLogo } from './hero-logo.ts';
import { fillShape, type HeroPage, type HeroSide, isFull, scaleOf, textsOn, toneOn } from './hero-page.ts';
import {
  blockHeight,
  composeTexts,
  firmItems,
  type HeroStep,
  headingBlocks,
  placeBlocks,
} from './hero-texts.ts';

type Banner = Extract<HeroDesign, { kind: 'banner' }>;

/** The height of the band, as a share of the card's, by the step. */
const bands = {
  wide: [0.52, 0.5, 0.44, 0.38, 0.33, 0.29, 0.25],
  upright: [0.44, 0.4, 0.35, 0.3, 0.25, 0.21, 0.18],
  square: [0.4, 0.37, 0.34, 0.3, 0.26, 0.22, 0.19],
} as const;

const companyPt = [20, 19, 17, 15, 13, 12, 11] as const;

/** How pale the initials are. */
const paleness = 0.13;

/** The logo lit among pale initials in a band; person and contact below it. */
export function bannerFront(page: HeroPage, hero: Banner, index: number, step: HeroStep): HeroSide | null {
  const { guides, ground, logo } = page;
  const { width, height } = guides.cut;
  const band = (bands[cardShapeOf(guides.cut)][index] ?? 0.25) * height;
  const margin = width < 60 ? 5 : 6;
  const colour = toneOn(page, hero.band);
  const far = maxBleed;
  const edge = logo && aspectOf(logo) < 1.6 ? 2.8 : 3.6;
  const box = { x: margin, y: edge, width: 0.62 * (width - 2 * margin), height: band - 2 * edge };
  const head = lit(page, box, { ground: colour, companyPt: companyPt[index] ?? 11, across: 0 });
  if (!head) return null;
  const { asData } = textsOn(page, ground);
  const planned = logo ? asData : withoutCompany(asData);
  const above = index > 3 ? 4.2 : 5;
  const columns = composeTexts(
    page,
    planned,
    {
      x: margin,
      y: band + above,
      width: width - 2 * margin,
      height: height - band - above - (index > 2 ? 4.5 : 5.2),
    },
    step,
    {
      firms: ['person', 'data'],
      from: 'top',
      mostCost: [2.2, 2.4, 3, 5][index],
      ...(width < 60 && { isOneColumn: true }),
    },
  );
  if (!columns) return null;
  return {
    shapes: [
      fillShape('band', rectangle(-far, -far, width + 2 * far, band + far), colour),
      ...wall(page, { ground: colour, keepClear: head.box, share: band / height }),
    ],
    logo: head.logo,
    columns: [...head.columns, ...columns],
  };
}

function withoutCompany<Planned extends ReturnType<typeof textsOn>['asData']>(planned: Planned): Planned {
  const { texts } = planned;
  return { ...planned, texts: { ...texts, companyName: { ...texts.companyName, typed: '' } } };
}

type Lit = { logo: SceneItem[]; columns: GlyphRun[][]; box: Box };

/** The logo or, without one, the company, on the band. */
function lit(
  page: HeroPage,
  box: Box,
  { ground, companyPt: sizePt, across }: { ground: string; companyPt: number; across: number },
): Lit | null {
  const { logo } = page;
  const scale = scaleOf(page.guides.cut);
  if (logo) {
    const area = (aspectOf(logo) > 1.6 ? (isFull(page) ? 250 : 330) : 230) * scale ** 2;
    const drawn = heroLogo(page, logo, { box, area, across, along: 0.5 }, { ground });
    return { logo: drawn.items, columns: [], box: drawn.box };
  }
  const { heading } = textsOn(page, ground);
  const items = firmItems(heading, {
    sizePt: sizePt * Math.min(1, scale),
    minPt: 10,
    lines: 3,
    subtitlePt: null,
  });
  const blocks = headingBlocks(page, heading, box.width, items);
  if (!blocks || blockHeight(blocks, heading) > box.height) return null;
  const align = across === 0 ? 'left' : 'center';
  const x = box.x + across * box.width;
  const runs = placeBlocks(page, heading, blocks, { x, y: box.y + box.height / 2, along: 0.5, align });
  return { logo: [], columns: [runs], box: boxAround(runs.map(textBox)) ?? { ...box, width: 0, height: 0 } };
}

/** The longest name that a wall repeats, in letters; of a longer one it has the initials. */
const longestName = 11;

/** What a wall repeats: the initials that a person has typed, the company's name or the initials of it. */
function wordOf({ card, planned }: HeroPage): string {
  if (card.style.initials !== undefined) return card.style.initials;
  const company = onOneLine(card.content.companyName ?? '');
  const name = company.slice(0, legalFormAt(company) ?? company.length).replace(/[\s,]+$/u, '');
  return !isBlank(name) && name.length <= longestName ? name : planned.drawing.initials;
}

/** Pale letters in rows, but for those beside the logo. */
function wall(
  page: HeroPage,
  { ground, keepClear, share }: { ground: string; keepClear: Box; share: number | null },
): SceneShape[] {
  const { planned, look, card } = page;
  const strength = paleness * (card.style.look.strength ?? 1);
  const role = strongOn(ground, look.palette) === look.palette.ink ? 'ink' : 'paper';
  const palette = {
    ...look.palette,
    second: mixColours(ground, look.palette[role], Math.max(0.08, strength)),
  };
  const at = share === null ? 'all' : 'top';
  const params = { at, size: 4.6, gap: 3.9, ...(share !== null && { share }) } as const;
  const drawing = { ...planned.drawing, ground, palette, initials: wordOf(page) };
  return drawAround({ motif: 'letterRows', params }, 9, drawing, [growBox(keepClear, 2.6)]);
}

/** The logo lit in the middle of a wall of initials. */
export function bannerBack(page: HeroPage, _: Banner, index: number): HeroSide | null {
  const { guides, ground } = page;
  const { width, height } = guides.cut;
  const box = { x: 0.16 * width, y: 0.3 * height, width: 0.68 * width, height: 0.4 * height };
  const head = lit(page, box, { ground, companyPt: companyPt[index] ?? 11, across: 0.5 });
  if (!head) return null;
  return {
    shapes: wall(page, { ground, keepClear: head.box, share: null }),
    logo: head.logo,
    columns: head.columns,
  };
}
