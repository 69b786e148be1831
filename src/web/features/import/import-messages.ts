import type { CardDesign, TextField } from '#domain/card/card.ts';
import type { CompanyDesign, PersonContent } from '#domain/design/company-design.ts';
import type { Size } from '#layout/guides.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import type { Comparison, ExistingCard } from '#people/batch/compare-people.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import type { ColumnMatch } from '#people/list/match-columns.ts';
import type { PeopleList, TextForm } from '#people/list/read-list.ts';
import type { Person } from '#people/list/read-people.ts';

/** A row with its card, ready if it has no problems. */
export type CheckedRow = {
  person: Person;
  content: PersonContent;
  card: CardDesign;
  problems: readonly RowProblem[];
  comparison: Comparison;
};

/** A list with the target that was found for each column. */
type ReadList = { list: PeopleList; columns: readonly ColumnMatch[] };

/** A list that was read, with where it came from. */
export type ChosenList = ReadList & { name: string; source: Blob | string };

export type CheckedRows = { rows: readonly CheckedRow[]; gone: readonly ExistingCard[]; logo: Size | null };

export type PrintedCard = Pick<CheckedRow, 'card' | 'person'>;

/** The jobs of the import worker. */
export type ImportJobs = {
  read: {
    input: { source: Blob | string; form: Partial<TextForm>; shown: readonly TextField[] };
    result: ReadList;
  };
  /** Checks a whole list, or one person of it again. */
  check: {
    input: {
      design: CompanyDesign;
      list: PeopleList;
      targets: ColumnTargets;
      existing: readonly ExistingCard[];
      person?: Person;
    };
    result: CheckedRows;
  };
  print: {
    input: { cards: readonly PrintedCard[]; output: 'pdf' | 'zip'; pattern: string };
    result: Blob;
  };
};
export type ImportJob = keyof ImportJobs;

export type ImportRequest = { [Job in ImportJob]: { job: Job } & ImportJobs[Job]['input'] }[ImportJob];

export type ImportResponse =
  | { kind: 'progress'; done: number }
  | { kind: 'done'; result: ImportJobs[ImportJob]['result'] }
  | { kind: 'failed'; reason: string };
