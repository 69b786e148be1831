import { type Card, type CardPatch, isBlank } from './card.ts';
import type { FontName } from './fonts.ts';
import { resolveCard } from './resolve-card.ts';
import { isOptionalField, mainFields, type TextField, textFieldRecords, textFields } from './text-fields.ts';

/** The two fonts of a card: one for the company and the name, one for the other texts. */
export type FontPair = { strong: FontName; quiet: FontName };

/** The colours of a card as `#rrggbb`: the company and the name, the other texts, and the paper. */
export type CardColours = { strong: string; quiet: string; background: string };

/** The style that most texts share, and the fields that differ from it. */
export type Shared<Style> = { style: Style; differing: readonly TextField[] };

/** The fonts that most texts of each kind have. */
export function sharedFonts(card: Card): Shared<FontPair> {
  const { fonts } = resolveCard(card);
  const style = { strong: mostCommon(strongFields, fonts), quiet: mostCommon(quietFields, fonts) };
  return { style, differing: fieldsOf(card).filter((field) => fonts[field] !== style[kindOf(field)]) };
}

/** The colours that most texts of each kind have, and the paper's. */
export function sharedColours(card: Card): Shared<CardColours> {
  const { colours, background } = resolveCard(card);
  const style = {
    strong: mostCommon(strongFields, colours),
    quiet: mostCommon(quietFields, colours),
    background,
  };
  return { style, differing: fieldsOf(card).filter((field) => colours[field] !== style[kindOf(field)]) };
}

/** The change of a card that sets these fonts for all texts of their kind. */
export function fontChange(fonts: Partial<FontPair>): CardPatch {
  return { style: { fonts: ofKinds(fonts) } };
}

/** The change of a card that sets these colours for the paper and all texts of their kind. */
export function colourChange({ background, ...texts }: Partial<CardColours>): CardPatch {
  return { style: { colours: ofKinds(texts), ...(background !== undefined && { background }) } };
}

/** The texts whose style matters: the main ones, and the optional ones that are not empty. */
function fieldsOf({ content }: Card): TextField[] {
  return textFields.filter((field) => !isOptionalField(field) || !isBlank(content[field]));
}

/** The kind of a text: the company and the name are strong. */
export function kindOf(field: TextField): 'strong' | 'quiet' {
  return textFieldRecords[field].isStrong ? 'strong' : 'quiet';
}

/** The value of each text's kind. An optional text loses its own and has that of the text it follows. */
function ofKinds<Value>(values: { strong?: Value | undefined; quiet?: Value | undefined }) {
  const changed = textFields.filter((field) => values[kindOf(field)] !== undefined);
  return Object.fromEntries(
    changed.map((field) => [field, isOptionalField(field) ? undefined : values[kindOf(field)]]),
  );
}

/** The value that most fields have; on a tie the first. */
function mostCommon<Value extends string>(
  fields: readonly TextField[],
  chosen: Readonly<Record<TextField, Value>>,
): Value {
  const values = fields.map((field) => chosen[field]);
  const count = (value: Value) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}

const strongFields = mainFields.filter((field) => kindOf(field) === 'strong');
const quietFields = mainFields.filter((field) => kindOf(field) === 'quiet');
