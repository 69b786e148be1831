import type { NumberFormat } from '#domain/language/message-rules.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { hasNothingToPrint } from '#editor/draft.ts';
import { byLevel, subjectsOf } from '#layout/check/causes.ts';
import type { Fix } from '#layout/check/fixes/fix.ts';
import type { CauseWithFix } from '#layout/check/fixes/fix-causes.ts';
import { subjectBox } from '#layout/check/subject-box.ts';
import { logoSizeMm, type Scene } from '#layout/scene.ts';
import { causeText, fixText, ruleText } from '../../../../shared/print-check/print-check-text.ts';
import type { PrintCheckWords } from '../../../../shared/print-check/print-check-words.ts';
import type { Side } from '../editor-stores.ts';
import type { ShownCheck, ShownFinding, SideCheck } from './shown-check.ts';
import type { CheckResult } from './use-checked-card.ts';
import { type CodeReadingResult, checkOfReading } from './use-code-reading.ts';

export type CheckToShow = {
  laidOutCard: LaidOutCard;
  checked: CheckResult;
  reading: CodeReadingResult | null;
  shownSide: Side;
  words: PrintCheckWords;
  format: NumberFormat;
};

/** The check of a card in the user's language. */
export function showCheck(check: CheckToShow): ShownCheck {
  const { laidOutCard, checked, reading, shownSide, words, format } = check;
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
}

function logoSize({ items }: Scene): number {
  const logo = items.find((item) => item.kind === 'logo');
  return logo ? logoSizeMm(logo) : 0;
}

/** A cause in the words of the user, at its places on the card. */
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
