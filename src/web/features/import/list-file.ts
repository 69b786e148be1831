import type { SavedDesign } from '#contract/design-schemas.ts';
import { isBlank, textFields } from '#domain/card/card.ts';
import { csvText } from '#people/batch/csv.ts';

/** A spreadsheet opens a file with a byte order mark in the right encoding. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  return new Blob(['\uFEFF', csvText(rows, ';')], { type: 'text/csv' });
}

/** The texts that the design's card or its branches have. */
export function shownFields({ card, branches, rules }: SavedDesign) {
  return textFields.filter(
    (field) =>
      rules[field] === 'required' ||
      !isBlank(card[field] ?? '') ||
      branches.some(({ texts }) => !isBlank(texts[field] ?? '')),
  );
}
