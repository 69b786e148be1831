import type { CardDesign, TextField } from '#domain/card/card.ts';
import type { Typeset } from '#domain/card/typeset.ts';
import type { CompanyDesign, PersonContent } from '#domain/design/company-design.ts';
import type { Comparison } from '#domain/design/compare-card.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import type { Person } from '#domain/design/person-content.ts';
import type { Size } from '#layout/guides.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import type { ListSizes, SizeChoice } from '#people/batch/company-sizes.ts';
import type { RowFixes } from '#people/batch/row-fixes.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import type { ColumnMatch } from '#people/list/match-columns.ts';
import type { PeopleList, ReadChoice } from '#people/list/people-list.ts';
import type { OrderTexts } from '#print/sheets/order-sheet.ts';
import type { PrintShop } from '../print/print-choice.ts';
import type { SheetChoice } from '../print/sheets/sheet-choice.ts';
import type { ReceiptFile } from '../receipts/receipt-file.ts';

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

/** The sizes name rows by their index. They are null before the first check. */
export type CheckedRows = {
  rows: readonly CheckedRow[];
  gone: readonly ExistingCard[];
  sizes: ListSizes | null;
};

/** A card to print, with the number of its row and the name of its branch. */
export type PrintedCard = { card: CardDesign; row: number; branch: string };

/** The file that is made of the cards. */
export type PrintOutput =
  | { kind: 'pdf'; sheet: SheetChoice }
  | { kind: 'zip'; pattern: string }
  | { kind: 'order'; quantity: number; texts: OrderTexts };

/** The jobs of the worker. */
export type BatchJobs = {
  read: {
    input: { source: Blob | string; choice: ReadChoice; shown: readonly TextField[] };
    result: ReadList;
  };
  /** Checks the rows of a list with their fixes. */
  check: {
    input: {
      design: CompanyDesign;
      list: PeopleList;
      targets: ColumnTargets;
      fixes: RowFixes;
      existing: readonly ExistingCard[];
      /** The ids of cards that rows are known to have. */
      knownCards: ReadonlyMap<number, string>;
      shop: PrintShop;
      /** Null before somebody has chosen. */
      sizes: SizeChoice | null;
    };
    result: CheckedRows;
  };
  /** The typeset of a design with its people. The logo's size is sent if it is not that of the saved file. */
  typeset: {
    input: { design: CompanyDesign; people: readonly PersonContent[]; logo?: Size | null };
    result: Typeset;
  };
  /** The problems of saved cards, in their order. */
  checkCards: {
    input: { cards: readonly PrintedCard[]; shop: PrintShop };
    result: readonly (readonly RowProblem[])[];
  };
  /** Adds the PDFs of the cards and the receipts to the archive of an account. */
  exportAccount: {
    input: { archive: Blob; receipts: readonly ReceiptFile[] };
    /** With the names of the cards that could not be printed as they were designed. */
    result: { file: Blob; notPrinted: readonly string[] };
  };
  print: {
    input: { cards: readonly PrintedCard[]; output: PrintOutput; shop: PrintShop };
    result: Blob;
  };
};
