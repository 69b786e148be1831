import { startTransition, useEffect, useMemo, useState } from 'react';
import { createDesignChecker } from '#layout/check/check-design.ts';
import { causesWithFixes, fixAll } from '#layout/check/fix-causes.ts';
import { isDataSaver } from '../../../shared/prefetch-when-idle.ts';
import { useStoreValue } from '../../../shared/store.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import type { CheckableCard, CheckedCard } from '../pdf/print-messages.ts';
import { printer, requestPrint } from '../pdf/printer.ts';

/** Whether the press has been heard: done, on its way, failed, or not asked because data is saved. */
export type PressState = 'done' | 'waiting' | 'failed' | 'spared';

export type CheckedNow = CheckedCard & { press: PressState; checkAgain: () => void };

type Answer = { checked: CheckedCard } | 'failed' | null;

/**
 * The card held against every rule by the print worker, once it runs; until then by the page, without the press's rules.
 * While a change is being checked the answer before it stands.
 */
export function useCheckedCard(laidOutCard: LaidOutCard | null): CheckedNow | null {
  const isStarted = useStoreValue(printer.isStarted);
  // Another object is another try.
  const [wanted, setWanted] = useState<object | null>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  if (isStarted && !wanted) setWanted({});

  useEffect(() => {
    if (!laidOutCard || !wanted) return;
    let isCurrent = true;
    const settle = (next: Answer) => {
      if (isCurrent) startTransition(() => setAnswer(next));
    };
    requestPrint('check', { card: checkableCard(laidOutCard) }).then(
      (checked) => settle({ checked }),
      // Without the press the other rules still hold.
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [laidOutCard, wanted]);

  useEffect(() => {
    if (answer !== 'failed') return;
    const tryAgain = () => setWanted({});
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [answer]);

  const isHeard = answer !== null && answer !== 'failed';
  const onPage = useMemo(
    () => (laidOutCard && !isHeard ? checkOnPage(laidOutCard) : null),
    [laidOutCard, isHeard],
  );

  return useMemo(() => {
    const checked = isHeard ? answer.checked : onPage;
    if (!checked) return null;
    const unheard = answer === 'failed' ? 'failed' : isDataSaver() && !wanted ? 'spared' : 'waiting';
    return {
      ...checked,
      press: isHeard ? 'done' : unheard,
      checkAgain: () => setWanted({}),
    };
  }, [answer, isHeard, wanted, onPage]);
}

/** The change after which no fix is left to do; found by the worker where it runs. */
export async function findFixAll(laidOutCard: LaidOutCard): Promise<CheckableCard['design']> {
  const onPage = () => fixAll(laidOutCard.draft.design, examinerOnPage(laidOutCard));
  if (!printer.isStarted.get()) return onPage();
  return requestPrint('fixAll', { card: checkableCard(laidOutCard) }).catch(onPage);
}

function checkOnPage(laidOutCard: LaidOutCard): CheckedCard | null {
  const examiner = examinerOnPage(laidOutCard);
  const examined = examiner.checkDesign(laidOutCard.draft.design);
  return examined && { causes: causesWithFixes(examined, examiner), passed: examined.check.passed };
}

function examinerOnPage({ fonts, draft }: LaidOutCard) {
  return createDesignChecker({ fonts, logo: draft.logo?.pixels, press: null });
}

function checkableCard({ draft: { design, logo } }: LaidOutCard): CheckableCard {
  return { design, logo: logo?.file ?? null, pixels: logo?.pixels ?? null };
}
