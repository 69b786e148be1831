import { applyPatch, type Card, newCard, withoutUndefined } from '../card/card.ts';
import { type CardColours, type FontPair, kindOf, sharedColours, sharedFonts } from '../card/card-style.ts';
import { fontPairs, palettes } from '../card/colour/palettes.ts';
import { type CardLook, currentLook, type LookId } from '../card/look/card-look.ts';
import { resolveCard } from '../card/resolve-card.ts';
import { mainFields, type TextField, textFields } from '../card/text-fields.ts';
import { keepsSharedSizes } from '../design/size-changes.ts';
import { sortedJson } from '../sorted-json.ts';

/** The card in a look, with its back unless that of a look was removed. Fonts and colours that differ from the style of the whole card stay; its other style is the look's. */
export function withLook(card: Card, id: LookId): Card {
  const { fonts, colours } = card.style;
  return withStyle(
    card,
    {
      look: currentLook(id),
      layout: undefined,
      background: undefined,
      fonts: singleValues(fonts, newCard.style.fonts, formerFonts(card)),
      colours: singleValues(colours, newCard.style.colours, formerColours(card)),
    },
    hasOneSide(card) ? null : !card.back || card.back.kind === 'look' ? { kind: 'look' } : card.back,
  );
}

/** The card in a look with the values that are offered, such as another palette. */
export function withOfferedLook(card: Card, look: CardLook): Card {
  return applyPatch(withLook(card, look.id), { style: { look } });
}

/** Whether a person has removed the back that every look begins with. */
function hasOneSide({ style, back }: Card): boolean {
  return style.look !== undefined && back === null;
}

/** The card in the version that its look has now, with everything that differs from the look; null if it has that version. */
export function withCurrentLook(card: Card): Card | null {
  const { look } = card.style;
  if (!look) return null;
  const { version } = currentLook(look.id);
  return look.version < version ? withStyle(card, { look: { ...look, version } }, card.back) : null;
}

/** The card without its look: what the look decided is as on a new card. */
export function withoutLook(card: Card): Card {
  if (!card.style.look) return card;
  const { own } = resolveCard(card);
  const { fonts, colours, background } = newCard.style;
  const ofMainFields = <Value>(read: (field: TextField) => Value) =>
    Object.fromEntries(mainFields.map((field) => [field, read(field)]));
  return withStyle(
    card,
    {
      look: undefined,
      background: own.background ?? background,
      fonts: { ...card.style.fonts, ...ofMainFields((field) => own.fonts[field] ?? fonts[field]) },
      colours: { ...card.style.colours, ...ofMainFields((field) => own.colours[field] ?? colours[field]) },
    },
    card.back?.kind === 'look' ? null : card.back,
  );
}

/** The card as its look designs it. A back of another kind stays. */
export function resetToLook(card: Card): Card {
  const { look } = card.style;
  if (!look) return card;
  return withStyle(
    card,
    {
      look: { id: look.id, version: look.version },
      layout: undefined,
      adjustments: undefined,
      background: undefined,
      fonts: {},
      colours: {},
    },
    card.back?.kind === 'look' ? { kind: 'look' } : card.back,
  );
}

/** Whether `resetToLook` changes the card. */
export function differsFromLook(card: Card): boolean {
  return sortedJson(resetToLook(card)) !== sortedJson(card);
}

/** The card with another style and back, and without shared sizes that are not right for them. */
function withStyle(card: Card, style: Partial<Card['style']>, back: Card['back']): Card {
  const changed = { ...card, style: withoutUndefined({ ...card.style, ...style }), back };
  if (keepsSharedSizes(card, changed)) return changed;
  const { typeset: _, ...others } = changed.style;
  return { ...changed, style: others };
}

/** The values of single texts: those that neither a new card nor the style of the whole card has. */
function singleValues<Value extends string>(
  values: { readonly [Key in TextField | 'company' | 'data']?: Value | undefined },
  defaults: { readonly [Key in TextField]?: Value | undefined },
  former: Readonly<Record<'strong' | 'quiet', Value>>,
): { [Key in TextField]?: Value | undefined } {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const value = values[field];
      const isSingle = value !== undefined && value !== defaults[field] && value !== former[kindOf(field)];
      return isSingle ? [[field, value]] : [];
    }),
  );
}

/** The font pair of the whole card: the one that most texts have. On a tie it is the first of the list. */
function formerFonts(card: Card): FontPair {
  const { fonts } = resolveCard(card);
  return closest([...fontPairs, sharedFonts(card).style], (pair) => countOf(fonts, pair));
}

function formerColours(card: Card): CardColours {
  const { colours, background } = resolveCard(card);
  return closest(
    [...Object.values(palettes), sharedColours(card).style],
    (palette) => countOf(colours, palette) + (palette.background === background ? 1 : 0),
  );
}

/** How many main texts have the value of their kind. */
function countOf<Value>(
  values: Readonly<Record<TextField, Value>>,
  style: Readonly<Record<'strong' | 'quiet', Value>>,
): number {
  return mainFields.filter((field) => values[field] === style[kindOf(field)]).length;
}

function closest<Style>(styles: readonly Style[], score: (style: Style) => number): Style {
  return styles.reduce((best, style) => (score(style) > score(best) ? style : best));
}
