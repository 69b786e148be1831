import { startTransition, useEffect, useState } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { Person } from '#domain/design/person-content.ts';
import type { ExistingCard } from '#people/batch/compare-people.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import { runBatchJob } from '../../shared/batch/batch-client.ts';
import type { CheckedRow, CheckedRows, ChosenList } from '../../shared/batch/batch-messages.ts';
import { useShopInUse } from '../../shared/print/print-choice.ts';
import { companyDesignOf, loadCardsOf } from './company-designs.ts';

type State = CheckedRows & {
  isDone: boolean;
  failed: boolean;
  done: number;
  existing: readonly ExistingCard[];
};

const nothing: State = {
  rows: [],
  gone: [],
  logo: null,
  isDone: false,
  failed: false,
  done: 0,
  existing: [],
};

/** Checks the rows of a list in the worker. `fix` checks one person again. */
export function useCheckedRows(design: SavedDesign, { list }: ChosenList, targets: ColumnTargets) {
  const [state, setState] = useState(nothing);
  const shop = useShopInUse();

  useEffect(() => {
    const abort = new AbortController();
    const onProgress = (done: number) => setState((before) => ({ ...before, done }));
    async function check(): Promise<void> {
      const existing = await loadCardsOf(design.id);
      const input = { design: companyDesignOf(design), list, targets, existing, shop };
      const result = await runBatchJob('check', input, { onProgress, signal: abort.signal });
      // The first cards are rendered in small steps, so that the page answers meanwhile.
      startTransition(() => setState({ ...nothing, ...result, existing, isDone: true }));
    }
    check().catch(() => !abort.signal.aborted && setState({ ...nothing, failed: true }));
    return () => abort.abort();
  }, [design, list, targets, shop]);

  async function fix(person: Person): Promise<void> {
    const own = state.rows.find((row) => row.person.row === person.row)?.comparison;
    const existing = state.existing.filter(({ id }) => own && 'id' in own && own.id === id);
    const input = { design: companyDesignOf(design), list, targets, existing, shop, person };
    const [fixed] = (await runBatchJob('check', input)).rows;
    if (fixed) setState((before) => ({ ...before, rows: before.rows.map((row) => replaced(row, fixed)) }));
  }

  return { ...state, fix };
}

function replaced(row: CheckedRow, fixed: CheckedRow): CheckedRow {
  return row.person.row === fixed.person.row ? fixed : row;
}
