import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { type Card, isBlank } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { type CsvRow, csvFile } from '#domain/csv.ts';
import { isSetByDesign } from '#domain/design/company-design.ts';

/** With semicolons, which spreadsheets expect in most of Europe. */
export function csvBlob(rows: readonly CsvRow[]): Blob {
  return new Blob([csvFile(rows, ';')], { type: 'text/csv' });
}

/** What a file looks like: the texts that come from the list and, if the design has branches, the branch. */
export function sampleList(
  design: SavedDesign,
  fields: Record<TextField, string>,
  branchHeader: string,
): { header: string; cell: string; isRequired: boolean }[] {
  const columns = shownFields(design)
    .filter((field) => !isSetByDesign(design.rules[field]))
    .map((field) => ({
      header: fields[field],
      cell: design.card.content[field] ?? '',
      isRequired: design.rules[field] === 'required',
    }));
  const [branch] = design.branches;
  return branch ? [...columns, { header: branchHeader, cell: branch.name, isRequired: false }] : columns;
}

/** The texts that the design's card or its branches have. */
export function shownFields({ card, branches, rules }: SavedDesign) {
  return textFields.filter(
    (field) =>
      rules[field] === 'required' ||
      !isBlank(card.content[field]) ||
      branches.some(({ texts }) => !isBlank(texts[field] ?? '')),
  );
}

/** The name on the card of a row; empty if it has none. */
export function fullNameOf({
  card: {
    content: { fullName = '' },
  },
}: {
  card: Card;
}): string {
  return isBlank(fullName) ? '' : fullName;
}
