import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import { useShopInUse } from '../../../../shared/print/print-choice.ts';
import { requestPrint } from '../../../../shared/print-worker/print-client.ts';
import type { CheckedRow, CheckedRows, ChosenList } from '../../../../shared/print-worker/print-messages.ts';
import { cardsOfDesignQuery, companyDesignOf } from '../../../../shared/team/cards-of-design.ts';
import type { ImportState } from '../import-state.ts';

type Inputs = Pick<ImportState, 'fixes' | 'knownCards' | 'sizes'> & {
  list: ChosenList;
  targets: ColumnTargets;
};

const nothing: CheckedRows = { rows: [], removedPeople: [], sizes: null };

/** Checks the rows of a list with their fixes in the worker. While they are checked again, the former rows stay. */
export function useCheckedRows(
  design: SavedDesign,
  { list: { list }, targets, fixes, knownCards, sizes }: Inputs,
) {
  const shop = useShopInUse();
  const saved = useQuery(cardsOfDesignQuery(design.id));
  const existing = saved.data;
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<{ of: object | null; result: CheckedRows }>({
    of: null,
    result: nothing,
  });
  const [progress, setProgress] = useState<{ of: object | null; done: number }>({ of: null, done: 0 });
  const [failed, setFailed] = useState<object | null>(null);
  const input = useMemo(
    () =>
      existing && {
        attempt,
        job: { design: companyDesignOf(design), list, targets, fixes, knownCards, existing, shop, sizes },
      },
    [design, list, targets, fixes, knownCards, existing, shop, sizes, attempt],
  );

  useEffect(() => {
    if (!input) return;
    const abort = new AbortController();
    const onProgress = (done: number) => setProgress({ of: input, done });
    requestPrint('checkList', input.job, { onProgress, signal: abort.signal }).then(
      (result) => {
        if (abort.signal.aborted) return;
        // The first cards are rendered in small steps, so that the page answers meanwhile.
        startTransition(() =>
          setChecked(({ result: { rows: before } }) => ({
            of: input,
            result: { ...result, rows: withSameRows(before, result.rows) },
          })),
        );
      },
      () => !abort.signal.aborted && setFailed(input),
    );
    return () => abort.abort();
  }, [input]);

  return {
    ...checked.result,
    isDone: input !== undefined && checked.of === input && !saved.isFetching,
    done: progress.of === input ? progress.done : 0,
    hasFailed: saved.isError || (input !== undefined && failed === input),
    retry: () => {
      setAttempt(attempt + 1);
      if (saved.isError) void saved.refetch();
    },
    /** Compares the rows with the cards that are saved now. */
    refresh: saved.refetch,
  };
}

/** Rows that are as before keep their identity, so that their cards are not drawn again. */
function withSameRows(before: readonly CheckedRow[], rows: readonly CheckedRow[]): CheckedRow[] {
  const former = new Map(before.map((row) => [row.person.row, row]));
  return rows.map((row) => {
    const same = former.get(row.person.row);
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row;
  });
}
