import { cardShapeOf, maxBleed } from '../../graphics/canvas.ts';
import { rectangle } from '../../graphics/path.ts';
import type { Box } from '../../guides.ts';
import type { HeroDesign } from '../look.ts';
import { aspectOf, heroLogo } from './hero-logo.ts';
import {
  fillShape,
  type HeroPage,
  type HeroSide,
  isFirmOnBack,
  isFull,
  scaleOf,
  textsOn,
  toneOn,
} from './hero-page.ts';
import {
  blockHeight,
  composeTexts,
  firmItems,
  type HeroStep,
  headingBlocks,
  placeBlocks,
} from './hero-texts.ts';

type Fascia = Extract<HeroDesign, { kind: 'fascia' }>;

/** Where the band begins, as a share of the height, by the step. */
const seams = {
  wide: [0.628, 0.6, 0.52, 0.44, 0.38, 0.33, 0.29],
  upright: [0.55, 0.5, 0.45, 0.39, 0.33, 0.28, 0.24],
  square: [0.52, 0.48, 0.42, 0.37, 0.32, 0.28, 0.24],
} as const;

/** The size of the company in the field, in pt. */
const companyPt = [30, 28, 22, 18, 14, 12, 10.5] as const;
const besideMarkPt = [20, 20, 17, 14, 11.5, 10, 9] as const;

/** A logo narrower than this, by its height, is a mark: it has the company beside it. */
const widestMark = 2.2;
const besideMark = 5;

type Field = { seam: number; rail: number; margin: number; box: Box };

function fieldOf({ guides: { cut } }: HeroPage, index: number): Field {
  const shape = cardShapeOf(cut);
  const seam = (seams[shape][index] ?? 0.29) * cut.height;
  const rail = 1.4;
  const margin = cut.width < 60 ? 5 : 6;
  const field = seam - rail;
  const height = field - (index > 2 ? 7.6 : 10);
  return {
    seam,
    rail,
    margin,
    box: { x: margin, y: (field - height) / 2, width: cut.width - 2 * margin, height },
  };
}

/** A field with the logo, a rail, and a band with the text. */
export function fasciaFront(page: HeroPage, hero: Fascia, index: number, step: HeroStep): HeroSide | null {
  const { guides, logo, ground } = page;
  const { width, height } = guides.cut;
  const { seam, rail, margin, box } = fieldOf(page, index);
  if (box.height < 5) return null;
  const band = toneOn(page, hero.band);
  const far = maxBleed;
  const shapes = [
    fillShape('band', rectangle(-far, seam, width + 2 * far, height - seam + far), band),
    fillShape('rail', rectangle(-far, seam - rail, width + 2 * far, rail), toneOn(page, hero.rail)),
  ];
  const isMark = logo !== undefined && aspectOf(logo) < widestMark && width >= 70;
  const head = fieldHead(page, box, { ground, index, isMark });
  if (!head) return null;
  const isNamed = logo !== undefined && !isMark;
  const texts = textsOn(page, band);
  const firm = isFirmOnBack(page) ? 'none' : isNamed ? 'data' : 'subtitle';
  const planned = firm === 'subtitle' ? withoutCompany(texts.asData) : texts.asData;
  const above = index > 4 ? 3.4 : index > 2 ? 4 : 5.4;
  const area = {
    x: margin,
    y: seam + above,
    width: width - 2 * margin,
    height: height - seam - above - (index > 2 ? 4.4 : 5.2),
  };
  const columns = composeTexts(page, planned, area, step, {
    firms: [firm === 'none' ? 'none' : 'data'],
    from: 'top',
    ...(width < 60 && { isOneColumn: true }),
  });
  return columns && { shapes, logo: head.logo, columns: [...head.columns, ...columns] };
}

/** Text without a company that is elsewhere on the side. */
function withoutCompany<Planned extends ReturnType<typeof textsOn>['asData']>(planned: Planned): Planned {
  const { texts } = planned;
  return { ...planned, texts: { ...texts, companyName: { ...texts.companyName, typed: '' } } };
}

/** The logo in the field, a mark with the company beside it, or the company alone. */
function fieldHead(
  page: HeroPage,
  box: Box,
  { ground, index, isMark }: { ground: string; index: number; isMark: boolean },
): Pick<HeroSide, 'logo' | 'columns'> | null {
  const { logo } = page;
  const scale = scaleOf(page.guides.cut);
  const { heading } = textsOn(page, ground);
  const middle = box.y + box.height / 2;
  if (!logo) {
    const lines = box.width < 60 ? 3 : 2;
    const sizePt = (companyPt[index] ?? 10.5) * Math.min(1, scale);
    const blocks = headingBlocks(
      page,
      heading,
      box.width,
      firmItems(heading, { sizePt, minPt: 9, lines, subtitlePt: null }),
    );
    if (!blocks || blockHeight(blocks, heading) > box.height + 4) return null;
    return { logo: [], columns: [placeBlocks(page, heading, blocks, { x: box.x, y: middle, along: 0.5 })] };
  }
  const place = isMark ? { ...box, width: Math.min(box.width, 24) } : box;
  const area = (isFull(page) ? 310 : 900) * scale;
  const drawn = heroLogo(page, logo, { box: place, area, across: 0, along: 0.5 }, { ground });
  if (!isMark || page.resolved.logo.hasName) return { logo: drawn.items, columns: [] };
  const x = drawn.box.x + drawn.box.width + besideMark;
  const blocks = headingBlocks(
    page,
    heading,
    box.x + box.width - x,
    firmItems(heading, { sizePt: besideMarkPt[index] ?? 9, minPt: 9, lines: 2, subtitlePt: null }),
  );
  if (!blocks || blockHeight(blocks, heading) > box.height + 3) return null;
  return { logo: drawn.items, columns: [placeBlocks(page, heading, blocks, { x, y: middle, along: 0.5 })] };
}

/** The logo at the same place, with company and subtitle below the rail. */
export function fasciaBack(page: HeroPage, hero: Fascia, index: number): HeroSide | null {
  const { guides, logo, ground } = page;
  const { width } = guides.cut;
  const { seam, rail, margin, box } = fieldOf(page, 0);
  const scale = scaleOf(guides.cut);
  const far = maxBleed;
  const shapes = [
    fillShape('rail', rectangle(-far, seam - rail, width + 2 * far, rail), toneOn(page, hero.band)),
  ];
  const { heading } = textsOn(page, ground);
  const shrink = 1 - 0.08 * index;
  const below = headingBlocks(
    page,
    heading,
    box.width,
    firmItems(heading, { sizePt: 8.75, minPt: 7.5, lines: 2, subtitlePt: 7.5 }).slice(logo ? 0 : 1),
  );
  if (!below) return null;
  const columns = [placeBlocks(page, heading, below, { x: margin, y: seam + 5.4, along: 0 })];
  if (logo) {
    const drawn = heroLogo(
      page,
      logo,
      { box, area: 900 * scale, across: 0, along: 0.5 },
      { ground, isOneColour: true },
    );
    return { shapes, logo: drawn.items, columns };
  }
  const company = headingBlocks(
    page,
    heading,
    box.width,
    firmItems(heading, { sizePt: 30 * shrink, minPt: 12, lines: 3, subtitlePt: null }),
  );
  if (!company) return null;
  const middle = box.y + box.height / 2;
  return {
    shapes,
    logo: [],
    columns: [placeBlocks(page, heading, company, { x: box.x, y: middle, along: 0.5 }), ...columns],
  };
}
