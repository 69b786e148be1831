import type { Card } from '#domain/card/card.ts';
import { withStyleChange } from '#domain/design/size-changes.ts';
import type { Scene } from '../../scene.ts';
import { byLevel, type Cause, causesOf } from '../causes.ts';
import type { Finding, FindingCode } from '../findings.ts';
import { type CheckedSides, type PrintChecker, sidesOf } from '../print-checker.ts';
import type { Fix } from './fix.ts';
import { candidateFixes } from './fixes.ts';
import { isMissingPart } from './missing-part-fixes.ts';

/** A cause on one side with its fix; null when no change improves the card. */
export type CauseWithFix = Cause & {
  side: Scene['side'];
  fix: Fix | null;
  /** Other ways, where only the person knows which is right. */
  otherFixes?: readonly Fix[];
};

/** The causes of all findings on both sides, each with its fix. A warning that nobody can act on becomes information. */
export function causesWithFixes(checked: CheckedSides, checker: PrintChecker): CauseWithFix[] {
  const causes = sideCauses(checked).map((cause): CauseWithFix => {
    const [fix = null, ...otherFixes] = fixesOf(cause, checked, checker);
    const isIdle = fix === null && cause.level === 'warning' && !onlyByPerson.includes(cause.code);
    return {
      ...cause,
      level: isIdle ? 'information' : cause.level,
      fix,
      ...(otherFixes.length > 0 && { otherFixes }),
    };
  });
  return byLevel(causes);
}

/** Warnings about a file, a print shop or a graphic, which only the person can act on. */
const onlyByPerson: readonly FindingCode[] = [
  'LOGO_HARDLY_VISIBLE',
  'LOGO_PARTS_MERGE',
  'LOGO_LINE_TOO_THIN',
  'LOGO_LETTERS_TOO_SMALL',
  'FONT_NOT_ON_DEVICE',
  'SPOT_MIXED',
  'GRAPHIC_NEAR_TEXT',
  'GRAPHIC_LINE_TOO_THIN',
  'GRAPHIC_ENDS_NEAR_CUT',
  'GRAPHIC_SLIVER',
];

/** The fixes of a cause: where only the person knows which is right, one of each kind. */
function fixesOf(cause: SideCause, checked: CheckedSides, checker: PrintChecker): Fix[] {
  if (isMissingPart(cause)) return fixesOfEachKind(cause, checked, checker);
  const fix = bestFix(cause, checked, checker);
  return fix ? [fix] : [];
}

/** More would be a menu. */
const mostFixes = 3;

/** The first fix of each kind that improves the card. */
function fixesOfEachKind(cause: SideCause, checked: CheckedSides, checker: PrintChecker): Fix[] {
  const found: Fix[] = [];
  for (const fix of fixesToTry(cause, checked, checker)) {
    if (found.length === mostFixes) break;
    if (found.some(({ kind }) => kind === fix.kind)) continue;
    const after = checker.check(withStyleChange(checked.card, fix.change));
    if (after && severityOf(after) < severityOf(checked) && countOf(cause, after) < cause.findings.length)
      found.push(fix);
  }
  return found;
}

type SideCause = Omit<CauseWithFix, 'fix' | 'otherFixes'>;

function sideCauses(checked: CheckedSides): SideCause[] {
  return sidesOf(checked).flatMap(({ scene: { side }, check }) =>
    causesOf(check.findings).map((cause) => ({ ...cause, side })),
  );
}

/**
 * The first colour change that improves the card, else the change that improves it most. Every fix lowers the severity of
 * the whole card, so no fix undoes another and fixAll terminates.
 */
function bestFix(cause: SideCause, checked: CheckedSides, checker: PrintChecker): Fix | null {
  let best: Fix | null = null;
  let lowest = severityOf(checked);
  for (const fix of fixesToTry(cause, checked, checker)) {
    const after = checker.check(withStyleChange(checked.card, fix.change));
    if (!after || severityOf(after) >= lowest || countOf(cause, after) >= cause.findings.length) continue;
    if (fix.kind === 'recolour') return fix;
    best = fix;
    lowest = severityOf(after);
  }
  return best;
}

function fixesToTry(cause: SideCause, checked: CheckedSides, { fonts, backTools }: PrintChecker): Fix[] {
  const { card, scene, back } = checked;
  if (cause.side === 'front') return candidateFixes(cause, { card, scene }, fonts);
  return back && backTools ? backTools.candidateBackFixes(cause, { card, scene: back.scene }, fonts) : [];
}

/** The card with all fixes. Grounds are fixed before texts, because text colours depend on them; then the worst cause first. */
export function fixAll(card: Card, checker: PrintChecker): Card {
  let fixed = card;
  for (;;) {
    const checked = checker.check(fixed);
    const fix = checked && firstFix(checked, checker);
    if (!fix) return fixed;
    fixed = withStyleChange(fixed, fix.change);
  }
}

function firstFix(checked: CheckedSides, checker: PrintChecker): Fix | null {
  const causes = sideCauses(checked);
  for (const cause of [...causes.filter(isAboutGround), ...causes.filter((other) => !isAboutGround(other))]) {
    const [fix] = fixesOf(cause, checked, checker);
    if (fix) return fix;
  }
  return null;
}

/** Whether a cause is about a colour under texts. */
function isAboutGround({ findings }: Cause): boolean {
  return findings.some(({ subject }) => subject === 'background' || subject === 'panel');
}

const weights: Record<Finding['level'], number> = { problem: 100, warning: 1, information: 0 };

function severityOf(checked: CheckedSides): number {
  return sidesOf(checked)
    .flatMap(({ check }) => check.findings)
    .reduce((sum, { level }) => sum + weights[level], 0);
}

function countOf({ code, side }: SideCause, checked: CheckedSides): number {
  return sidesOf(checked)
    .filter(({ scene }) => scene.side === side)
    .flatMap(({ check }) => check.findings)
    .filter((finding) => finding.code === code).length;
}
