import { isBlank } from '#domain/card/card.ts';
import { withoutBidiControls } from '#domain/card/card-text.ts';
import type { CustomFont } from '#domain/card/fonts.ts';
import { allowsLineBreaks, linesOf, onOneLine } from '#domain/card/line-breaks.ts';
import type { ContactLabel } from '#domain/card/resolve-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { ItemPlan } from '../layout-plan.ts';
import { legiblePt } from '../limits/legibility.ts';
import type { ChosenFont, PlannedCard } from '../planned-card.ts';
import { capHeightEm, type FaceName, type FaceStyle, faceOf } from './faces.ts';
import type { FaceFeature } from './font-families.ts';
import type { Fonts } from './fonts.ts';
import { legalFormAt } from './legal-form.ts';
import type { TypeStyle } from './measure-text.ts';

/** One text of a card as it is drawn, without its size and position. */
export type CardText = {
  text: string;
  /** The spaces of the text where its person has broken it. */
  breaksAt?: readonly number[];
  /** Where the text has SS for a typed ß. */
  sharpAt?: readonly number[];
  /** What stands before the text. */
  label: ContactLabel;
  /** The width before the text, in em: its label, or the same space where the other lines have one. */
  indentEm: number;
  /** The width of its label, in em, where the column of labels may be much wider. */
  inlineEm?: number;
  /** Only lines with custom labels are in the column: it exists where lines start at one edge. */
  isCustomColumn?: true;
  face: FaceName;
  features?: readonly FaceFeature[];
  colour: string;
  capHeightEm: number;
  /** The smallest size that prints cleanly in these colours; 0 when every size does. */
  legiblePt: number;
  isPlaceholder: boolean;
  absentFont: CustomFont | undefined;
};

/** What a preview shows in place of empty texts. Printed and listed cards have no placeholders. */
export type Placeholders = Readonly<Partial<Record<TextField, string>>>;

/** Between a label and the text after it. */
export const labelGap = '\u00a0\u00a0';

/** Between an icon and its text, in em. */
export const iconGapEm = 0.42;

/** The letters of a label as they are drawn. A line does not end between them and its text. */
export function drawnLabel({ label }: Pick<CardText, 'label'>): string {
  return label && 'text' in label ? label.text.replaceAll(' ', '\u00a0') + labelGap : '';
}

/** The text of an item, or null when it is empty and has no placeholder. */
export function cardTextOf(
  { texts, background, keepsSizes }: PlannedCard,
  item: ItemPlan,
  placeholders: Placeholders,
): CardText | null {
  const { typed: asTyped, label, font, absentFont, colour: own } = texts[item.field];
  const typed = normaliseText(allowsLineBreaks(item.field) ? asTyped : onOneLine(asTyped));
  const text = typed || normaliseText(placeholders[item.field] ?? '');
  if (text === '') return null;
  const [colour, ground] = item.knockedOut ? [background, own] : [own, background];
  const { weight, isItalic, features } = item;
  const style = { font, absentFont, weight, isItalic, features, colour, background: ground };
  const drawn = item.upperCase ? capitalText(text, style) : styledText(text, style);
  const hasOwnSize = keepsSizes || item.plannedPt !== undefined;
  return drawn && { ...drawn, ...(hasOwnSize && { legiblePt: 0 }), label, isPlaceholder: typed === '' };
}

/** How a text of a card is shaped. */
export function typeStyleOf({ face, features }: CardText, fonts: Fonts, trackingEm = 0): TypeStyle {
  return { fonts, face, features, trackingEm };
}

type TextStyle = ChosenFont & FaceStyle & { colour: string; background: string };

/** A text in capitals and in a style; null when it is empty. A reader still copies ß from it. */
export function capitalText(typed: string, style: TextStyle): CardText | null {
  const content = styledText(upperCaseName(typed), style);
  const sharpAt = Array.from(
    upperCaseName(typed.replaceAll('ß', sharpMark)).matchAll(sharpMarks),
    ({ index }, order) => index + order,
  );
  return content && sharpAt.length > 0 ? { ...content, sharpAt } : content;
}

/** A private character in place of ß: it has no capital. */
const sharpMark = '\ue000';
const sharpMarks = new RegExp(sharpMark, 'g');

/** A company in capitals; its legal form is written as it is registered. */
export function upperCaseName(company: string): string {
  const formAt = legalFormAt(company) ?? company.length;
  return upperCase(company.slice(0, formAt)) + company.slice(formAt);
}

/** Letters of languages whose capital i has a dot. */
const turkishLetters = /[ıİğĞ]/;
const greekLetters = /\p{Script=Greek}/u;

/**
 * A text in capitals. Greek capitals lose their accents, a Turkish i keeps its dot; both are recognised by their letters.
 * The locale of the machine is not used, so that a card looks the same everywhere.
 */
export function upperCase(text: string): string {
  if (greekLetters.test(text)) return text.toLocaleUpperCase('el').normalize('NFC');
  if (turkishLetters.test(text)) return text.toLocaleUpperCase('tr').normalize('NFC');
  return text.toUpperCase().normalize('NFC');
}

/** A text in a style; null when it is empty. */
export function styledText(
  typed: string,
  { font, absentFont, colour, background, ...faceStyle }: TextStyle,
): CardText | null {
  const lines = normaliseText(typed);
  if (lines === '') return null;
  const text = lines.replaceAll('\n', ' ');
  return {
    text,
    ...(text !== lines && { breaksAt: breaksIn(lines) }),
    label: null,
    indentEm: 0,
    face: faceOf(font, faceStyle),
    ...(faceStyle.features && { features: faceStyle.features }),
    colour,
    capHeightEm: capHeightEm(font),
    legiblePt: legiblePt(colour, background),
    isPlaceholder: false,
    absentFont,
  };
}

/** A text that normalising leaves as it is: letters of Latin scripts, no space at its ends. */
const normalText = /^[!-~¡-¬®-ſ](?:[ -~¡-¬®-ſ]*[!-~¡-¬®-ſ])?$/;

function breaksIn(lines: string): number[] {
  return Array.from(lines.matchAll(/\n/g), ({ index }) => index);
}

/** A text with its line breaks, each line as it is drawn. */
function normaliseText(typed: string): string {
  if (typed === '' || normalText.test(typed)) return typed;
  if (isBlank(typed)) return '';
  return typed.includes('\n')
    ? linesOf(typed).map(normaliseLine).filter(Boolean).join('\n')
    : normaliseLine(typed);
}

/** NFC without controls of direction; control characters and tabs become spaces; spaces and soft hyphens at both ends are removed. */
function normaliseLine(typed: string): string {
  return withoutBidiControls(typed)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/^[\s\u00ad]+|[\s\u00ad]+$/g, '');
}
