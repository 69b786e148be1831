import {
  backgroundOf,
  type CardDesign,
  colourOf,
  fontOf,
  isBlank,
  isFurtherLine,
  mainFields,
  strongFields,
  styleFields,
  type TextField,
  textFields,
} from './card.ts';
import type { FontName } from './fonts.ts';

/** The two fonts of a card: one for the company and the name, one for the other texts. */
export type FontPair = { strong: FontName; quiet: FontName };

/** The colours of a card as `#rrggbb`: the company and the name, the other texts, and the paper. */
export type CardColours = { strong: string; quiet: string; background: string };

/** The style that most texts share, and the fields that differ from it. */
export type Shared<Style> = { style: Style; differing: readonly TextField[] };

/** The fonts that most texts of each kind have. */
export function sharedFonts(design: Partial<CardDesign>): Shared<FontPair> {
  const fontOfField = (field: TextField) => fontOf(design, field);
  const style = {
    strong: mostCommon(strongFields, fontOfField),
    quiet: mostCommon(quietFields, fontOfField),
  };
  return {
    style,
    differing: fieldsOf(design).filter((field) => fontOfField(field) !== style[kindOf(field)]),
  };
}

/** The colours that most texts of each kind have, and the paper's. */
export function sharedColours(design: Partial<CardDesign>): Shared<CardColours> {
  const colourOfField = (field: TextField) => colourOf(design, field);
  const style = {
    strong: mostCommon(strongFields, colourOfField),
    quiet: mostCommon(quietFields, colourOfField),
    background: backgroundOf(design),
  };
  return {
    style,
    differing: fieldsOf(design).filter((field) => colourOfField(field) !== style[kindOf(field)]),
  };
}

/** The change of a design that sets these fonts for all texts of their kind. */
export function fontChange(fonts: Partial<FontPair>): Partial<CardDesign> {
  return changeOf(fonts, 'font');
}

/** The change of a design that sets these colours for the paper and all texts of their kind. */
export function colourChange({ background, ...texts }: Partial<CardColours>): Partial<CardDesign> {
  return { ...changeOf(texts, 'colour'), ...(background !== undefined && { backgroundColor: background }) };
}

const quietFields = mainFields.filter((field) => !strongFields.includes(field));

/** The texts whose style matters: the main ones, and the further lines that are not empty. */
function fieldsOf(design: Partial<CardDesign>): TextField[] {
  return textFields.filter((field) => !isFurtherLine(field) || !isBlank(design[field] ?? ''));
}

function kindOf(field: TextField): 'strong' | 'quiet' {
  return strongFields.includes(field) ? 'strong' : 'quiet';
}

function changeOf(
  values: { strong?: string | undefined; quiet?: string | undefined },
  part: 'font' | 'colour',
): Partial<CardDesign> {
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const value = values[kindOf(field)];
      if (value === undefined) return [];
      // A further line without a style of its own has that of its source.
      return [[styleFields[field][part], isFurtherLine(field) ? undefined : value]];
    }),
  );
}

/** The value that most fields have; on a tie the first. */
function mostCommon<Value extends string>(
  fields: readonly TextField[],
  read: (field: TextField) => Value,
): Value {
  const values = fields.map(read);
  const count = (value: Value) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}
