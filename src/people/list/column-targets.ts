import type { TextField } from '#domain/card/text-fields.ts';

/** What a column can have besides the texts of a card. Parts are joined to one text; a branch chooses its lines; a number tells who it is. */
type PartTarget =
  | 'titleBefore'
  | 'givenName'
  | 'familyName'
  | 'titleAfter'
  | 'postcode'
  | 'branch'
  | 'number';

/** What a column of the list is for. */
export type ColumnTarget = TextField | PartTarget;

/** The target of each column; null for a column that is left out. */
export type ColumnTargets = readonly (ColumnTarget | null)[];
