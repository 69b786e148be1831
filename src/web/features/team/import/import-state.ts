import type { ImportResult } from '#contract/card/design-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import type { SizeChoice } from '#people/batch/company-sizes.ts';
import type { RowFix, RowFixes } from '#people/batch/row-fixes.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import type { CheckedRow, ChosenList } from '../../../shared/print-worker/print-messages.ts';

/** What one save sends, and the rows of its new and changed cards in their order. */
export type ImportOrder = {
  body: CallBody<'importCards'>;
  createdRows: readonly number[];
  changedRows: readonly number[];
};

/** A save whose answer was lost. The server may have done it; with the same key it does it once. */
export type UnansweredImport = ImportOrder & { key: string };

/** What the server refused of a row, and what was sent of it. */
export type RefusedRow = { sent: string; problems: readonly RowProblem[] };
export type RefusedRows = ReadonlyMap<number, RefusedRow>;

export type ImportState = {
  designId: string | null;
  list: ChosenList | null;
  targets: ColumnTargets | null;
  fixes: RowFixes;
  /** The cards that rows are known to have: they were matched before a fix, or an earlier save made them. */
  knownCards: ReadonlyMap<number, string>;
  unanswered: UnansweredImport | null;
  refused: RefusedRows;
  /** Null before somebody has chosen. */
  sizes: SizeChoice | null;
  /** Whether changed rows change their cards, where somebody has decided. */
  ticks: ReadonlyMap<number, boolean>;
};

const ofNoList = {
  list: null,
  targets: null,
  fixes: new Map(),
  knownCards: new Map(),
  unanswered: null,
  refused: new Map(),
  sizes: null,
  ticks: new Map(),
};

export const newImport: ImportState = { designId: null, ...ofNoList };

export type ImportAction =
  | { kind: 'designChosen'; designId: string }
  /** The design stays chosen, also if a newer one is made meanwhile. */
  | { kind: 'listRead'; list: ChosenList; designId: string }
  /** The same file, read in another way. */
  | { kind: 'listReadAgain'; list: ChosenList }
  | { kind: 'listClosed' }
  | { kind: 'columnsChosen'; targets: ColumnTargets }
  | { kind: 'columnsReopened' }
  | { kind: 'rowsFixed'; rows: readonly CheckedRow[]; fix: RowFix }
  | { kind: 'rowsTicked'; rows: readonly CheckedRow[]; isTicked: boolean }
  | { kind: 'sizesChosen'; sizes: SizeChoice }
  | { kind: 'answerLost'; sent: UnansweredImport }
  | { kind: 'answered'; sent: ImportOrder; result: ImportResult }
  /** The server has refused the save, so it has stored nothing of it. */
  | { kind: 'refused'; rows: RefusedRows };

/** The rows to check are those of the list with the fixes; only another list drops them. */
export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.kind) {
    case 'designChosen':
      return {
        ...state,
        designId: action.designId,
        targets: null,
        knownCards: ofNoList.knownCards,
        unanswered: null,
        sizes: ofNoList.sizes,
        ticks: ofNoList.ticks,
      };
    case 'listRead':
      return { ...ofNoList, list: action.list, designId: action.designId };
    case 'listReadAgain':
      return { ...state, list: action.list };
    case 'listClosed':
      return { ...state, ...ofNoList };
    case 'columnsChosen':
      return { ...state, targets: action.targets };
    case 'columnsReopened':
      return { ...state, targets: null };
    case 'rowsFixed':
      return { ...state, ...fixed(state, action.rows, action.fix) };
    case 'rowsTicked': {
      const { rows, isTicked } = action;
      return {
        ...state,
        ticks: new Map([...state.ticks, ...rows.map((row) => [row.person.row, isTicked] as const)]),
      };
    }
    case 'sizesChosen':
      return { ...state, sizes: action.sizes };
    case 'answerLost':
      return { ...state, unanswered: action.sent };
    case 'answered': {
      const { sent, result } = action;
      const created = sent.createdRows.flatMap((row, index) => {
        const id = result.created[index];
        return id === undefined ? [] : [[row, id] as const];
      });
      return { ...state, knownCards: new Map([...state.knownCards, ...created]), unanswered: null };
    }
    case 'refused':
      return { ...state, unanswered: null, refused: action.rows };
  }
}

function fixed(
  before: Pick<ImportState, 'fixes' | 'knownCards'>,
  rows: readonly CheckedRow[],
  { texts, ...fix }: RowFix,
): Pick<ImportState, 'fixes' | 'knownCards'> {
  const fixes = new Map(before.fixes);
  const knownCards = new Map(before.knownCards);
  for (const { person, comparison } of rows) {
    const earlier = fixes.get(person.row);
    fixes.set(person.row, { ...earlier, ...fix, texts: { ...earlier?.texts, ...texts } });
    if ('id' in comparison) knownCards.set(person.row, comparison.id);
  }
  return { fixes, knownCards };
}
