import type { CardContent } from '#domain/card/card.ts';
import { colourDistance } from '#domain/card/colour/colour-distance.ts';
import { isNeutral } from '#domain/card/colour/hues.ts';
import type { LogoColours } from '#domain/card/colour/logo-colours.ts';
import { type CardLook, currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { familyOfMotif } from '#domain/card/look/motifs.ts';
import type { LookPaletteName } from '#domain/card/look/text-palettes.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import type { Mood, Trade } from '#domain/look/look-topics.ts';
import { tradesOfTexts } from '#domain/look/trade-words.ts';
import { contrastRatio } from '../colour/contrast.ts';
import type { Size } from '../guides.ts';
import { frontMotif, lookOf } from './data/released-looks.ts';
import { palettesFor } from './fitting-parts.ts';
import type { Look, LookArrangement } from './look.ts';

/** Why a look fits a person. */
export type LookReason =
  | { kind: 'trade'; trade: Trade }
  /** A colour of the logo that the palette has. */
  | { kind: 'colour'; colour: string }
  | { kind: 'logoShape'; shape: LogoShape }
  | { kind: 'longTexts' }
  /** The logo is printed in its own colours. */
  | { kind: 'ownColours' }
  | { kind: 'anyTrade' };

type LogoShape = 'wide' | 'square' | 'tall';

/** A look in a palette, with how well it fits and why. */
export type FittingLook = { look: CardLook; score: number; reasons: readonly LookReason[] };

export type Person = { content: CardContent; logo?: (Pick<LogoColours, 'colours'> & Size) | undefined };

/** How much each measure counts; each is from 0 to 1. */
const weights = {
  trade: 3,
  rareTrade: 0.3,
  colour: 1.2,
  mood: 0.9,
  logoShape: 0.4,
  longTexts: 0.8,
  crowded: -1.2,
  hiddenLogo: -2,
} as const;

/** Another palette than the look's own must fit the logo that much better. */
const paletteChange = -0.25;

/** The share of a measure from which it is a reason. */
const isReason = 0.5;
const isReasonForTrade = 0.3;

/** Looks that long texts fit as designed, and those that they fit badly. */
const forLongTexts: ReadonlySet<LookId> = new Set<LookId>([
  'register',
  'chambers',
  'awning',
  'contour',
  'terrazzo',
  'relief',
  'ribbon',
  'diagonal',
  'terminal',
]);
const forShortTexts: ReadonlySet<LookId> = new Set<LookId>([
  'ridge',
  'colour-field',
  'marquee',
  'vineyard',
  'horizon',
  'lens',
]);

/** The six looks that fit a person's texts and logo best. */
export function sixLooksFor(person: Person): FittingLook[] {
  return differentLooks(person, fittingLooks(person)).slice(0, 6);
}

/** All looks, the best fit for a person's card first. */
export function fittingLooks(person: Person): FittingLook[] {
  const trades = tradesWithDefault(person.content);
  const moods = moodsOfTrades(trades);
  return lookIds.map((id) => fitOf(lookOf(id), person, { trades, moods })).sort(bestFirst);
}

function bestFirst(one: FittingLook, other: FittingLook): number {
  return other.score - one.score;
}

/** What the texts ask for. */
type Wishes = { trades: ReadonlyMap<Trade, number>; moods: ReadonlySet<Mood> };

/** The moods of the looks for the trades. */
function moodsOfTrades(trades: Wishes['trades']): ReadonlySet<Mood> {
  const fitting = lookIds
    .map((id) => lookOf(id))
    .filter((look) => tradeFit(look, trades).share >= isReasonForTrade);
  return new Set(fitting.flatMap(({ moods }) => moods));
}

/** The looks in their order, without two of one family of motifs unless the trade asks for both. */
export function differentLooks<Fit extends Pick<FittingLook, 'look'>>(
  { content }: Pick<Person, 'content'>,
  ranked: readonly Fit[],
): Fit[] {
  const trades = tradesWithDefault(content);
  const chosen: Fit[] = [];
  const families = new Set<string>();
  for (const fit of ranked) {
    const family = familyOf(lookOf(fit.look.id));
    if (families.has(family) && tradeFit(lookOf(fit.look.id), trades).share < asked) continue;
    families.add(family);
    chosen.push(fit);
  }
  return chosen;
}

/** The share of a trade that the texts ask for, or one like it. */
const asked = 0.4;

function familyOf(look: Look): string {
  const motif = frontMotif(look);
  return motif ? familyOfMotif(motif) : 'none';
}

function fitOf(look: Look, { content, logo }: Person, { trades, moods }: Wishes): FittingLook {
  const trade = tradeFit(look, trades);
  const long = longness(content);
  const isForLong = forLongTexts.has(look.id);
  const shape = logo && shapeOf(logo);
  const fitsShape = shape !== undefined && placesFor[shape].includes(look.front.arrangement.kind);
  const { palette, colour } = bestPalette(look, logo);
  const score =
    weights.trade * trade.share +
    (trade.name ? weights.rareTrade / lookCount(trade.name) : 0) +
    weights.mood * (look.moods.filter((mood) => moods.has(mood)).length / look.moods.length) +
    colour.score +
    (fitsShape ? weights.logoShape : 0) +
    (isForLong ? weights.longTexts * long : 0) +
    (forShortTexts.has(look.id) ? weights.crowded * long : 0);
  const reasons: LookReason[] = [
    ...(trade.name && trade.share >= isReasonForTrade ? [{ kind: 'trade', trade: trade.name } as const] : []),
    ...(colour.matched ? [{ kind: 'colour', colour: colour.matched } as const] : []),
    ...(isForLong && long >= isReason ? [{ kind: 'longTexts' } as const] : []),
    ...(fitsShape ? [{ kind: 'logoShape', shape } as const] : []),
  ];
  return {
    look: { ...currentLook(look.id), ...(palette !== look.palette && { palette }) },
    score,
    reasons: reasons.length > 0 ? reasons : [{ kind: 'anyTrade' }],
  };
}

/** Without a word about the trade, a company suits an office and a person without one a personal card. */
function tradesWithDefault(content: CardContent): Wishes['trades'] {
  const found = tradesOfTexts(content);
  if (found.size > 0) return found;
  return new Map([[content.companyName ? 'consulting' : 'personal', 0.3]]);
}

type TradeFit = { name: Trade | null; share: number };

/** How well a look suits the trades, and the one that says most: of two that are asked for alike, the rarer. */
function tradeFit({ trades }: Look, wanted: Wishes['trades']): TradeFit {
  const none: TradeFit = { name: null, share: 0 };
  const byRarity = trades.toSorted((one, other) => lookCount(one) - lookCount(other));
  return byRarity
    .map((name) => ({ name, share: wanted.get(name) ?? 0 }))
    .reduce<TradeFit>((best, fit) => (fit.share > best.share ? fit : best), none);
}

function lookCount(trade: Trade): number {
  return lookCounts.get(trade) ?? 1;
}

const lookCounts: ReadonlyMap<Trade, number> = lookIds
  .flatMap((id) => lookOf(id).trades)
  .reduce((counts, trade) => counts.set(trade, (counts.get(trade) ?? 0) + 1), new Map<Trade, number>());

type ColourFit = { score: number; matched: string | null };

/** The palette of a look, or one of its moods that has the logo's colours or does not hide it. */
function bestPalette(look: Look, logo: Person['logo']): { palette: LookPaletteName; colour: ColourFit } {
  const own = { palette: look.palette, colour: colourFit(look.palette, look, logo) };
  return palettesFor(look)
    .map((palette) => {
      const { score, matched } = colourFit(palette, look, logo);
      return { palette, colour: { score: score + paletteChange, matched } };
    })
    .filter(({ colour }) => colour.matched !== null || own.colour.score < 0)
    .reduce((best, fit) => (fit.colour.score > best.colour.score ? fit : best), own);
}

/** Colours that are as far apart as this have nothing in common. */
const farColours = 0.2;

/** The least contrast of a logo to its ground. */
const visibleLogo = 1.8;

/** How near the logo's colours are to those of a palette. Greys and black fit all that they can be seen on. */
function colourFit(name: LookPaletteName, { front }: Look, logo: Person['logo']): ColourFit {
  const [main] = logo?.colours ?? [];
  if (!logo || !main) return { score: 0, matched: null };
  const palette = lookPalettes[name];
  const colours = [palette.ink, palette.accent, palette.second, palette[front.ground]];
  const fits = logo.colours
    .filter(({ colour }) => !isNeutral(colour))
    .map(({ colour, share }) => {
      const nearest = Math.min(...colours.map((other) => colourDistance(colour, other)));
      return { colour, share, closeness: Math.max(0, 1 - nearest / farColours) };
    });
  const all = fits.reduce((sum, { share }) => sum + share, 0);
  const closeness = fits.reduce((sum, fit) => sum + (fit.share / all) * fit.closeness, 0);
  const isHidden = contrastRatio(main.colour, palette[front.ground]) < visibleLogo;
  const best = fits.find((fit) => fit.closeness >= isReason);
  return {
    score: weights.colour * closeness + (isHidden ? weights.hiddenLogo : 0),
    matched: isHidden ? null : (best?.colour ?? null),
  };
}

/** The arrangements that have a good place for a logo: a line for a wide one, a column for a tall one. */
const placesFor: Readonly<Record<LogoShape, readonly LookArrangement['kind'][]>> = {
  wide: ['columns', 'band', 'classic', 'edge', 'editorial'],
  square: ['divider', 'split', 'columns', 'middle', 'centered', 'classic'],
  tall: ['divider', 'split', 'middle', 'centered'],
};

function shapeOf({ width, height }: Size): LogoShape {
  const ratio = width / height;
  if (ratio > 2) return 'wide';
  return ratio < 0.7 ? 'tall' : 'square';
}

/** Lengths from which a text is usual and from which it is long. */
const lengths = [
  { field: 'companyName', range: [20, 34] },
  { field: 'fullName', range: [20, 28] },
  { field: 'position', range: [28, 42] },
  { field: 'email', range: [26, 36] },
] as const;
const lineCounts = [6, 9] as const;

/** How long the texts are: 0 as in most cards, 1 where they ask for a look that takes them. */
function longness(content: CardContent): number {
  const lines = textFields.filter((field) => content[field]?.trim()).length;
  const ofTexts = lengths.map(({ field, range }) => shareOf(range, content[field]?.length ?? 0));
  return Math.max(...ofTexts, shareOf(lineCounts, lines));
}

function shareOf([from, to]: readonly [number, number], value: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}
