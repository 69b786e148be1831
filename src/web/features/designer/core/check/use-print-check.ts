import { createContext, use, useMemo } from 'react';
import type { NumberFormat } from '#domain/language/message-rules.ts';
import type { PrintRule } from '#domain/print-rules.ts';
import type { CardSize } from '#editor/card-size.ts';
import { hasNothingToPrint } from '#editor/draft.ts';
import { byLevel, subjectsOf } from '#layout/check/causes.ts';
import type { Finding, Level } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fixes/fix.ts';
import type { CauseWithFix } from '#layout/check/fixes/fix-causes.ts';
import { subjectBox } from '#layout/check/subject-box.ts';
import type { Box } from '#layout/guides.ts';
import { logoSizeMm, type Scene } from '#layout/scene.ts';
import { useLanguage } from '../../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../../shared/i18n/number-format.ts';
import {
  type CauseText,
  causeText,
  fixText,
  ruleText,
} from '../../../../shared/print-check/print-check-text.ts';
import type { PrintCheckWords } from '../../../../shared/print-check/print-check-words.ts';
import { usePrintCheckWords } from '../../../../shared/print-check/use-print-check-words.ts';
import { type Side, useSide } from '../card-side.ts';
import { useDebouncedLayout } from '../use-debounced-layout.ts';
import { type PressState, useCheckedCard } from './use-checked-card.ts';
import { type CodeReadingResult, checkOfReading, useCodeReading } from './use-code-reading.ts';

/** A cause as text, with its boxes on the card and its fix. */
export type ShownFinding = CauseText & {
  rule: PrintRule;
  level: Level;
  /** A React key. */
  key: string;
  targets: readonly Box[];
  fix: LabelledFix | null;
  /** Other ways to mend it. */
  otherFixes: readonly LabelledFix[];
  /** Set for a colour that prints differently. */
  colours: Finding['colours'];
};

type LabelledFix = Fix & { label: string };

/** The check of one side. */
export type SideCheck = {
  side: Side;
  scene: Scene;
  findings: readonly ShownFinding[];
  passed: readonly { rule: string; title: string; detail: string }[];
  /** The rules that did not run, with the reason. */
  notRun: readonly { rule: string; title: string; detail: string; brief: string }[];
};

/** The check of the shown side, and of the other one if the card has two. A blank back shows that of the front. */
export type ShownCheck = SideCheck & {
  size: CardSize;
  /** Whether there is nothing on the card that could pass. */
  isEmpty: boolean;
  other: SideCheck | null;
  /** Null on a card without a code. */
  reading: CodeReadingResult | null;
  press: PressState;
  checkAgain: () => void;
};

/** The print check of the debounced card, in the user's language; null until the card is laid out. */
export function usePrintCheck(): ShownCheck | null {
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

function logoSize({ items }: Scene): number {
  const logo = items.find((item) => item.kind === 'logo');
  return logo ? logoSizeMm(logo) : 0;
}

function shownFinding(
  words: PrintCheckWords,
  cause: CauseWithFix,
  scene: Scene,
  format: NumberFormat,
): ShownFinding {
  const subjects = subjectsOf(cause);
  const labelled = (fix: Fix) => ({ ...fix, label: fixText(words, fix) });
  return {
    ...causeText(words, cause, logoSize(scene), format),
    rule: cause.rule,
    level: cause.level,
    key: [cause.side, cause.code, ...subjects].join(' '),
    targets: subjects.flatMap((subject) => subjectBox(scene, subject) ?? []),
    colours: cause.findings[0].colours,
    fix: cause.fix && labelled(cause.fix),
    otherFixes: (cause.otherFixes ?? []).map(labelled),
  };
}

/** The print check of the open card; `show` opens its panel. */
type PrintCheckAccess = { check: ShownCheck | null; show: () => void };

export const PrintCheckContext = createContext<PrintCheckAccess>({ check: null, show: () => undefined });

export function usePrintCheckAccess(): PrintCheckAccess {
  return use(PrintCheckContext);
}
