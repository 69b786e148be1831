import {
  backgroundOf,
  type CardDesign,
  colourOf,
  fontOf,
  placeholders,
  type TextField,
} from '#domain/card.ts';
import { capHeightEm, type FaceName, faceOf } from './faces.ts';
import type { ItemPlan } from './layout-plan.ts';

/** One text of a card as it is drawn, before it has a size and a place. */
export type CardText = {
  text: string;
  face: FaceName;
  colour: string;
  capHeightEm: number;
  isPlaceholder: boolean;
};

/** What an item draws, or null where there is nothing to draw. */
export function cardTextOf(design: Partial<CardDesign>, item: ItemPlan): CardText | null {
  const typed = drawable(design[item.field] ?? '');
  const text = typed || placeholderOf(item.field);
  if (text === '') return null;
  const font = fontOf(design, item.field);
  return {
    // Locale-neutral: the same card comes out the same everywhere.
    text: item.upperCase ? text.toUpperCase().normalize('NFC') : text,
    face: faceOf(font, item.weight),
    colour: item.knockedOut ? backgroundOf(design) : colourOf(design, item.field),
    capHeightEm: capHeightEm(font),
    isPlaceholder: typed === '',
  };
}

/** Letters composed; tabs, line ends and other controls as spaces; no space at either end. */
function drawable(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
}

function placeholderOf(field: TextField): string {
  return field === 'companyName' || field === 'fullName' ? placeholders[field] : '';
}
