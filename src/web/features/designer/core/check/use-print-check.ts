import { startTransition, useEffect, useMemo, useState } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { useLanguage } from '../../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../../shared/i18n/number-format.ts';
import { usePrintCheckWords } from '../../../../shared/print-check/use-print-check-words.ts';
import { useDeferredStoreValue } from '../../../../shared/use-store.ts';
import { useEditorStores } from '../editor-stores.ts';
import { useDebouncedLayout } from '../use-card-layout.ts';
import { useSide } from '../use-editor.ts';
import type { showCheck } from './show-check.ts';
import type { ShownCheck } from './shown-check.ts';
import { useCheckedCard } from './use-checked-card.ts';
import { useCodeReading } from './use-code-reading.ts';

/** Checks the card for all parts of the editor. Called once. */
export function useRunPrintCheck(): ShownCheck | null {
  const { printCheck } = useEditorStores();
  const check = useShownCheck();
  useEffect(() => printCheck.set(check), [printCheck, check]);
  return check;
}

export function usePrintCheck(): ShownCheck | null {
  return useDeferredStoreValue(useEditorStores().printCheck);
}

/** The print check of the debounced card, in the user's language; null until the card is laid out. */
function useShownCheck(): ShownCheck | null {
  const laidOutCard = useDebouncedLayout();
  const checked = useCheckedCard(laidOutCard);
  const reading = useCodeReading(laidOutCard);
  const shownSide = useSide();
  const words = usePrintCheckWords();
  const { current: language } = useLanguage();
  const show = useShowCheck(laidOutCard);
  const format = useMemo(() => numberFormat(language), [language]);
  return useMemo(() => {
    if (!laidOutCard || !checked || !show) return null;
    return show({ laidOutCard, checked, reading, shownSide, words, format });
  }, [laidOutCard, checked, show, words, format, shownSide, reading]);
}

/** What puts a check into words; its code is loaded with the first card. */
function useShowCheck(laidOutCard: LaidOutCard | null): typeof showCheck | null {
  const [show, setShow] = useState<typeof showCheck | null>(null);
  useEffect(() => {
    if (!laidOutCard || show) return;
    import('./show-check.ts').then(
      ({ showCheck: loaded }) => startTransition(() => setShow(() => loaded)),
      // The next change tries again.
      () => undefined,
    );
  }, [laidOutCard, show]);
  return show;
}
