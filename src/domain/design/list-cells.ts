import { type CardContent, cardTextMax } from '../card/card.ts';
import { tidyText } from '../card/card-text.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import { nameKey } from '../plain-text.ts';
import { type CompanyDesign, type ExceptionFont, isSetByDesign, type ListRule } from './company-design.ts';

/**
 * One person of a list. The texts are those that have a column, empty where the cell is empty. The branch is absent if
 * the list has no column for it.
 */
export type Person = {
  row: number;
  texts: CardContent;
  branch?: string | undefined;
  /** The number by which the company knows the person. */
  number?: string | undefined;
  /** The cells of the list, where a text or the branch differs: it was read in another form or put right. */
  cells?: { texts: CardContent; branch?: string | undefined } | undefined;
  /** What somebody typed for this very person. It is right, whatever the list said before. */
  fixed?: readonly (TextField | 'branch')[] | undefined;
  /** The font that somebody chose for this very person; null if they took it back. No list has one. */
  setIn?: ExceptionFont | null | undefined;
};

/**
 * What the last list said of a person: the cells as they were written, and what they were read as where that differs. A
 * text without a column is absent.
 */
export type ListCells = {
  texts: Partial<Record<TextField, string>>;
  read?: Partial<Record<TextField, string>> | undefined;
  /** What was said before a cell became empty. */
  earlier?: Partial<Record<TextField, string>> | undefined;
  branch?: string | undefined;
};

/** The number by which a company knows a person is at most so long. */
export const personNumberMax = 100;

/** The cell of a text as its list has it, before it was read or put right. */
export function cellOf({ cells, texts }: Person, field: TextField): string {
  return tidyText(cells?.texts[field] ?? texts[field]).slice(0, cardTextMax);
}

/** The cell of the branch; undefined without a column. */
export function branchCellOf({ cells, branch }: Person): string | undefined {
  return branch === undefined ? undefined : tidyText(cells?.branch ?? branch).slice(0, cardTextMax);
}

/** What is kept of a row to compare the next list with: the cells of the texts that a person can have. */
export function listCellsOf(
  { rules, branches }: CompanyDesign,
  person: Person,
  last?: ListCells | null,
): ListCells {
  const fields = textFields.filter(
    (field) => !isSetByDesign(rules[field]) && person.texts[field] !== undefined,
  );
  const readOf = (field: TextField) => tidyText(person.texts[field]).slice(0, cardTextMax);
  const read = fields.filter(
    (field) => !isPutRight(person, field) && readOf(field) !== cellOf(person, field),
  );
  const emptied = fields.filter((field) => cellOf(person, field) === '' && saidBefore(last, field) !== '');
  // A design without branches uses no column of them, until it has some.
  const branch = branches.length > 0 ? branchCellOf(person) : undefined;
  return {
    texts: Object.fromEntries(fields.map((field) => [field, cellOf(person, field)])),
    ...(read.length > 0 && { read: Object.fromEntries(read.map((field) => [field, readOf(field)])) }),
    ...(emptied.length > 0 && {
      earlier: Object.fromEntries(emptied.map((field) => [field, saidBefore(last, field)])),
    }),
    ...(branch !== undefined && { branch }),
  };
}

/** What the lists said of a text last. An empty cell says nothing. */
function saidBefore(last: ListCells | null | undefined, field: TextField): string {
  return last?.texts[field] || last?.earlier?.[field] || '';
}

export function isPutRight({ fixed }: Person, part: TextField | 'branch'): boolean {
  return fixed?.includes(part) ?? false;
}

/**
 * Whether a cell of a list becomes the text of a card. Only a cell that changed in the list does, and never an empty one.
 * Without an earlier list nobody can tell, so a text is replaced, and the comparison says that it is not certain.
 */
export function takesCell(
  rule: ListRule | undefined,
  cell: string,
  last: ListCells | null | undefined,
  field: TextField,
  shown: string,
): boolean {
  if (cell === '') return false;
  const before = saidBefore(last, field);
  if (last && cell === before) return false;
  const isFirst = before === '' && shown === '';
  if (rule === 'first') return isFirst;
  if (rule === 'person')
    return isFirst || (before !== '' && shown === tidyText(last?.read?.[field] ?? before));
  return true;
}

/** The same for the branch: the list is right whenever its cell changes. */
export function takesBranchCell(cell: string | undefined, last: ListCells | null | undefined): boolean {
  if (cell === undefined || cell === '') return false;
  return !last || nameKey(last.branch ?? '') !== nameKey(cell);
}

/** Whether two lists say the same of a person, for what the second one has columns. */
export function isSameRow(design: CompanyDesign, person: Person, last: ListCells): boolean {
  const now = listCellsOf(design, person);
  return (
    (now.branch === undefined || nameKey(now.branch) === nameKey(last.branch ?? '')) &&
    textFields.every((field) => now.texts[field] === undefined || now.texts[field] === last.texts[field])
  );
}
