import { createContext, use, useMemo } from 'react';
import { logoPlacementOf } from '#domain/card/card.ts';
import { subjectsOf } from '#layout/check/causes.ts';
import type { Finding, Level } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fix.ts';
import { subjectBox } from '#layout/check/subject-box.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import {
  type CauseText,
  causeText,
  fixText,
  ruleText,
} from '../../../shared/print-check/print-check-text.ts';
import type { CardSize } from '../core/card-size.ts';
import { useDebouncedLayout } from '../core/use-debounced-layout.ts';
import { type PressState, useCheckedCard } from './use-checked-card.ts';

/** A cause as text, with its boxes on the card and its fix. */
export type ShownFinding = CauseText & {
  level: Level;
  /** A React key. */
  key: string;
  targets: readonly Box[];
  fix: (Fix & { label: string }) | null;
  /** Set for a colour that prints differently. */
  colours: Finding['colours'];
};

export type ShownCheck = {
  size: CardSize;
  scene: Scene;
  findings: readonly ShownFinding[];
  passed: readonly { rule: string; title: string; detail: string }[];
  press: PressState;
  checkAgain: () => void;
};

/** The print check of the debounced card, in the user's language; null until the card is laid out. */
export function usePrintCheck(): ShownCheck | null {
  const laidOutCard = useDebouncedLayout();
  const checked = useCheckedCard(laidOutCard);
  const { printCheck: words } = useMessages();
  const { current: language } = useLanguage();
  const format = useMemo(() => numberFormat(language), [language]);
  return useMemo(() => {
    if (!laidOutCard || !checked) return null;
    const { scene, draft } = laidOutCard;
    const { size } = logoPlacementOf(draft.design);
    return {
      size: draft.design,
      scene,
      findings: checked.causes.map((cause) => ({
        ...causeText(words, cause, size, format),
        level: cause.level,
        key: [cause.code, ...subjectsOf(cause)].join(' '),
        targets: subjectsOf(cause).flatMap((subject) => subjectBox(scene, subject) ?? []),
        colours: cause.findings[0].colours,
        fix: cause.fix && { ...cause.fix, label: fixText(words, cause.fix) },
      })),
      passed: checked.passed.map((result) => ({ rule: result.rule, ...ruleText(words, result, format) })),
      press: checked.press,
      checkAgain: checked.checkAgain,
    };
  }, [laidOutCard, checked, words, format]);
}

/** The print check of the open card; `show` opens its panel. */
type PrintCheckAccess = { check: ShownCheck | null; show: () => void };

export const PrintCheckContext = createContext<PrintCheckAccess>({ check: null, show: () => undefined });

export function usePrintCheckAccess(): PrintCheckAccess {
  return use(PrintCheckContext);
}
