import { useMemo } from 'react';
import { logoPlacementOf } from '#domain/card.ts';
import type { Box, Guides } from '#layout/guides.ts';
import type { Finding } from '#layout/print-check/findings.ts';
import { type Fix, fixOf } from '#layout/print-check/fixes.ts';
import { placeOf } from '#layout/print-check/places.ts';
import { checkPrint } from '#layout/print-check.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useSettledStage } from '../canvas/settled.ts';
import { usePressResults } from './press-results.ts';
import { numberWriter, type SaidFinding, sayFinding, sayFix, sayRule } from './print-check-words.ts';

/** A finding as it is shown: in words, with its place on the card and what would mend it. */
export type ShownFinding = SaidFinding & {
  level: Finding['level'];
  place: Box | null;
  fix: (Fix & { label: string }) | null;
  /** Where a colour prints differently. */
  colours: Finding['colours'];
};

export type ShownCheck = {
  guides: Guides;
  findings: readonly ShownFinding[];
  passed: readonly { rule: string; title: string; detail: string }[];
};

/** The check of the card as it rests, in the reader's words; null until there is a card. */
export function usePrintCheck(): ShownCheck | null {
  const staged = useSettledStage();
  const pressResults = usePressResults(staged);
  const { printCheck: words } = useMessages();
  const { current: language } = useLanguage();
  const write = useMemo(() => numberWriter(language), [language]);
  return useMemo(() => {
    if (!staged) return null;
    const { scene, fonts, draft } = staged;
    const { size } = logoPlacementOf(draft.design);
    const { findings, passed } = checkPrint(scene, pressResults);
    return {
      guides: scene.guides,
      findings: findings.map((finding) => {
        const fix = fixOf(finding, { scene, design: draft.design, fonts });
        return {
          ...sayFinding(words, finding, size, write),
          level: finding.level,
          place: placeOf(scene, finding.subject),
          colours: finding.colours,
          fix: fix && { ...fix, label: sayFix(words, fix) },
        };
      }),
      passed: passed.map((result) => ({ rule: result.rule, ...sayRule(words, result, write) })),
    };
  }, [staged, pressResults, words, write]);
}
