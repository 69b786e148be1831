import { useEffect, useState } from 'react';
import type { RuleResult } from '#layout/print-check/findings.ts';
import { useStore } from '../../../shared/store.ts';
import type { Staged } from '../canvas/stage.ts';
import { askPrinter, printer } from '../pdf/print-client.ts';
import { printableCard } from '../pdf/printable-card.ts';

const none: readonly RuleResult[] = [];

/** What the press finds in the card; nothing until its tools are here, which this check alone never fetches. */
export function usePressResults(staged: Staged | null): readonly RuleResult[] {
  const [results, setResults] = useState(none);
  const isPrinterStarted = useStore(printer, (started) => started !== null);

  useEffect(() => {
    if (!staged || !isPrinterStarted) return;
    let isCurrent = true;
    askPrinter('check', { card: printableCard(staged) }).then(
      (found) => isCurrent && setResults(found),
      // Without the press the other rules still hold.
      () => isCurrent && setResults(none),
    );
    return () => {
      isCurrent = false;
    };
  }, [staged, isPrinterStarted]);

  return results;
}
