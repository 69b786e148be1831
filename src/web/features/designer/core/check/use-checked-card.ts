import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { logoBlobs } from '../../../../shared/card/logo-blobs.ts';
import { pictureFile } from '../../../../shared/card/picture-files.ts';
import { isDataSaver } from '../../../../shared/loading/prefetch-when-idle.ts';
import { printer, requestPrint } from '../../../../shared/print-worker/print-client.ts';
import type { CheckableCard, CheckedScenes } from '../../../../shared/print-worker/print-messages.ts';
import { useStoreValue } from '../../../../shared/use-store.ts';
import { retryLater } from './retry-later.ts';

/** The state of the rules that need the print worker; 'dataSaver' if it was not started on a data-saver connection. */
export type PressState = 'done' | 'waiting' | 'failed' | 'dataSaver';

export type CheckResult = CheckedScenes & { press: PressState; checkAgain: () => void };

/** A new one for each answer of the worker; without a check after a failure. */
type WorkerCheck = { checked: CheckedScenes | null } | null;

/**
 * The card checked against every rule by the print worker, once it runs; until then by the page, without the press rules.
 * While a change is being checked, returns the previous result.
 */
export function useCheckedCard(laidOutCard: LaidOutCard | null): CheckResult | null {
  const isStarted = useStoreValue(printer.isStarted);
  // A new object starts a new attempt.
  const [attempt, setAttempt] = useState<object | null>(null);
  const [workerCheck, setWorkerCheck] = useState<WorkerCheck>(null);
  if (isStarted && !attempt) setAttempt({});

  useEffect(() => {
    if (!laidOutCard || !attempt) return;
    let isCurrent = true;
    const update = (next: WorkerCheck) => {
      if (isCurrent) startTransition(() => setWorkerCheck(next));
    };
    requestPrint('checkCard', { card: checkableCard(laidOutCard) }).then(
      (checked) => update({ checked }),
      // The page still checks the other rules.
      () => update({ checked: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard, attempt]);

  const ofWorker = workerCheck?.checked ?? null;
  const isWhole = ofWorker?.notRun.length === 0;
  // A new card is a new chance.
  const failures = useRef({ card: laidOutCard, count: 0 });
  useEffect(() => {
    if (workerCheck === null || isWhole) return;
    if (failures.current.card !== laidOutCard) failures.current = { card: laidOutCard, count: 0 };
    return retryLater(failures.current.count, () => {
      failures.current.count += 1;
      setAttempt({});
    });
  }, [workerCheck, isWhole, laidOutCard]);

  const pageCheck = usePageCheck(ofWorker ? null : laidOutCard);

  return useMemo(() => {
    const checked = ofWorker ?? pageCheck;
    if (!checked) return null;
    const pendingState =
      workerCheck && !ofWorker ? 'failed' : isDataSaver() && !attempt ? 'dataSaver' : 'waiting';
    return {
      ...checked,
      press: ofWorker ? 'done' : pendingState,
      checkAgain: () => setAttempt({}),
    };
  }, [workerCheck, ofWorker, attempt, pageCheck]);
}

/** The check without the press rules. Its code is loaded with the first card. */
function usePageCheck(laidOutCard: LaidOutCard | null): CheckedScenes | null {
  const [checked, setChecked] = useState<CheckedScenes | null>(null);
  useEffect(() => {
    if (!laidOutCard) return;
    let isCurrent = true;
    import('./check-on-page.ts').then(
      ({ checkOnPage }) => isCurrent && startTransition(() => setChecked(checkOnPage(laidOutCard))),
      // The next change tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard]);
  return checked;
}

/** The change that applies all fixes; computed by the worker if it runs, else by the page. */
export async function findFixAll(laidOutCard: LaidOutCard): Promise<CheckableCard['card']> {
  const computeOnPage = async () => (await import('./check-on-page.ts')).fixAllOnPage(laidOutCard);
  if (!printer.isStarted.get()) return computeOnPage();
  return requestPrint('fixAll', { card: checkableCard(laidOutCard) }).catch(computeOnPage);
}

function checkableCard({ draft: { card, logo }, shop }: LaidOutCard): CheckableCard {
  const picture = pictureFile(card.picture?.ref);
  return { card, ...logoBlobs(logo), pixels: logo?.pixels ?? null, picture, shop };
}
