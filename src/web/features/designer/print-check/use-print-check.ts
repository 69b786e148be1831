import { useMemo } from 'react';
import { logoPlacementOf } from '#domain/card/card.ts';
import { subjectsOf } from '#layout/check/causes.ts';
import type { Finding, Level } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fix.ts';
import { subjectBox } from '#layout/check/subject-box.ts';
import type { Box, Guides } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useDebouncedLayout } from '../core/use-debounced-layout.ts';
import { type PressState, useCheckedCard } from './checked-card.ts';
import { type CauseText, causeText, fixText, ruleText } from './print-check-words.ts';
import { numberWriter } from './quantity.ts';

/** A cause as it is shown: in words, with its places on the card and what would mend it. */
export type ShownFinding = CauseText & {
  level: Level;
  /** What it is about, for a key. */
  key: string;
  places: readonly Box[];
  fix: (Fix & { label: string }) | null;
  /** Where a colour prints differently. */
  colours: Finding['colours'];
};

export type ShownCheck = {
  guides: Guides;
  scene: Scene;
  findings: readonly ShownFinding[];
  passed: readonly { rule: string; title: string; detail: string }[];
  press: PressState;
  checkAgain: () => void;
};

/** The check of the card as it rests, in the reader's words; null until there is a card. */
export function usePrintCheck(): ShownCheck | null {
  const laidOutCard = useDebouncedLayout();
  const checked = useCheckedCard(laidOutCard);
  const { printCheck: words } = useMessages();
  const { current: language } = useLanguage();
  const write = useMemo(() => numberWriter(language), [language]);
  return useMemo(() => {
    if (!laidOutCard || !checked) return null;
    const { scene, draft } = laidOutCard;
    const { size } = logoPlacementOf(draft.design);
    return {
      guides: scene.guides,
      scene,
      findings: checked.causes.map((cause) => ({
        ...causeText(words, cause, size, write),
        level: cause.level,
        key: [cause.code, ...subjectsOf(cause)].join(' '),
        places: subjectsOf(cause).flatMap((subject) => subjectBox(scene, subject) ?? []),
        colours: cause.findings[0].colours,
        fix: cause.fix && { ...cause.fix, label: fixText(words, cause.fix) },
      })),
      passed: checked.passed.map((result) => ({ rule: result.rule, ...ruleText(words, result, write) })),
      press: checked.press,
      checkAgain: checked.checkAgain,
    };
  }, [laidOutCard, checked, words, write]);
}
