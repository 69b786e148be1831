import {
  backgroundOf,
  type CardDesign,
  colourOf,
  fontOf,
  isBlank,
  type TextField,
} from '#domain/card/card.ts';
import { fineTextReason, leastFineTextPt } from '../check/legibility.ts';
import type { ItemPlan } from '../layouts/layout-plan.ts';
import { capHeightEm, type FaceName, faceOf } from './faces.ts';
import { upperCase } from './upper-case.ts';

/** One text of a card as it is drawn, before it has a size and a place. */
export type CardText = {
  text: string;
  face: FaceName;
  colour: string;
  capHeightEm: number;
  /** The size it should have at least, where there is room; 0 where any will do. */
  legiblePt: number;
  isPlaceholder: boolean;
};

/** What a preview shows for texts that are empty; a card that is printed or listed has none. */
export type Placeholders = Readonly<Partial<Record<TextField, string>>>;

/** What an item draws, or null where there is nothing to draw. */
export function cardTextOf(
  design: Partial<CardDesign>,
  item: ItemPlan,
  placeholders: Placeholders,
): CardText | null {
  const typed = drawable(design[item.field] ?? '');
  const text = typed || drawable(placeholders[item.field] ?? '');
  if (text === '') return null;
  const font = fontOf(design, item.field);
  const own = colourOf(design, item.field);
  const [colour, ground] = item.knockedOut ? [backgroundOf(design), own] : [own, backgroundOf(design)];
  return {
    text: item.upperCase ? upperCase(text) : text,
    face: faceOf(font, item.weight),
    colour,
    capHeightEm: capHeightEm(font),
    legiblePt: fineTextReason(colour, [ground]) ? leastFineTextPt : 0,
    isPlaceholder: typed === '',
  };
}

/** Letters composed; tabs, line ends and other controls as spaces; no space or soft hyphen at either end. */
function drawable(typed: string): string {
  if (isBlank(typed)) return '';
  return typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/^[\s\u00ad]+|[\s\u00ad]+$/g, '');
}
