import { useEffect, useMemo } from 'react';
import { hasNothingToPrint } from '#editor/draft.ts';
import { byLevel } from '#layout/check/causes.ts';
import type { Scene } from '#layout/scene.ts';
import { useLanguage } from '../../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../../shared/i18n/number-format.ts';
import { ruleText } from '../../../../shared/print-check/print-check-text.ts';
import { usePrintCheckWords } from '../../../../shared/print-check/use-print-check-words.ts';
import { useDeferredStoreValue } from '../../../../shared/use-store.ts';
import { type Side, useEditorStores } from '../editor-stores.ts';
import { useDebouncedLayout } from '../use-card-layout.ts';
import { useSide } from '../use-editor.ts';
import { type ShownCheck, type SideCheck, shownFinding } from './shown-check.ts';
import { useCheckedCard } from './use-checked-card.ts';
import { checkOfReading, useCodeReading } from './use-code-reading.ts';

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
  const format = useMemo(() => numberFormat(language), [language]);
  return useMemo(() => {
    if (!laidOutCard || !checked) return null;
    const read = checkOfReading(reading);
    const causes = byLevel([...checked.causes, ...read.causes]);
    const isEmpty = hasNothingToPrint(laidOutCard.draft);
    const passedOn = (side: Side) =>
      isEmpty ? [] : [...(checked.passed[side] ?? []), ...(side === 'back' ? read.passed : [])];
    const notRun = [...checked.notRun, ...read.notRun];
    const sideCheck = (scene: Scene): SideCheck => ({
      side: scene.side,
      scene,
      findings: causes
        .filter(({ side }) => side === scene.side)
        .map((cause) => shownFinding(words, cause, scene, format)),
      passed: passedOn(scene.side).map((result) => ({
        rule: result.rule,
        ...ruleText(words, result, format),
      })),
      notRun: notRun
        .filter(({ side }) => side === scene.side)
        .map(({ rule, reason }) => {
          const { title } = words.rules[rule];
          return { rule, title, detail: words.notRun[reason], brief: words.notRun.brief(title) };
        }),
    });
    const [front, backScene] = [sideCheck(laidOutCard.scene), laidOutCard.back()];
    const back = backScene && checked.passed.back ? sideCheck(backScene) : null;
    const [shown, other] = back && shownSide === 'back' ? [back, front] : [front, back];
    return {
      ...shown,
      size: laidOutCard.draft.card,
      isEmpty,
      other,
      reading,
      press: checked.press,
      checkAgain: checked.checkAgain,
    };
  }, [laidOutCard, checked, words, format, shownSide, reading]);
}
