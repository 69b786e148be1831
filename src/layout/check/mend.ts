import type { CardDesign } from '#domain/card/card.ts';
import { byLevel, type Cause, causesOf } from './causes.ts';
import type { Examined, Examiner } from './examine.ts';
import type { Finding } from './findings.ts';
import type { Fix } from './fix.ts';
import { fixesFor } from './fixes.ts';

/** A cause with the change that mends it, if there is one. */
export type MendableCause = Cause & { fix: Fix | null };

/** Everything wrong with a card and what mends it. A warning that no change mends is only told. */
export function mendableCauses(examined: Examined, examiner: Examiner): MendableCause[] {
  const causes = causesOf(examined.check.findings).map((cause): MendableCause => {
    const fix = fixOf(cause, examined, examiner);
    return { ...cause, level: fix === null && cause.level === 'warning' ? 'information' : cause.level, fix };
  });
  return byLevel(causes);
}

/**
 * The first colour that leaves less wrong than there is now, else the change that leaves the least. Since every fix makes
 * the whole card better, none undoes another, and doing one after the other comes to an end.
 */
function fixOf(cause: Cause, examined: Examined, examiner: Examiner): Fix | null {
  let best: Fix | null = null;
  let least = weightOf(examined);
  for (const fix of fixesFor(cause, examined, examiner.fonts)) {
    const after = examiner.examine({ ...examined.design, ...fix.change });
    if (!after || weightOf(after) >= least || countOf(cause, after) >= cause.findings.length) continue;
    if (fix.kind === 'recolour') return fix;
    best = fix;
    least = weightOf(after);
  }
  return best;
}

/** The change after which nothing is left that a fix could mend: one fix after another, grounds first, since texts have to suit what they lie on, then the worst. */
export function fixAll(design: Partial<CardDesign>, examiner: Examiner): Partial<CardDesign> {
  const change: Partial<CardDesign> = {};
  for (;;) {
    const examined = examiner.examine({ ...design, ...change });
    const fix = examined && firstFix(examined, examiner);
    if (!fix) return change;
    Object.assign(change, fix.change);
  }
}

function firstFix(examined: Examined, examiner: Examiner): Fix | null {
  const causes = causesOf(examined.check.findings);
  for (const cause of [...causes.filter(isOfGround), ...causes.filter((other) => !isOfGround(other))]) {
    const fix = fixOf(cause, examined, examiner);
    if (fix) return fix;
  }
  return null;
}

/** Whether a cause is about a colour that texts lie on. */
function isOfGround({ findings }: Cause): boolean {
  return findings.some(({ subject }) => subject === 'background' || subject === 'panel');
}

const weights: Record<Finding['level'], number> = { problem: 100, warning: 1, information: 0 };

function weightOf({ check }: Examined): number {
  return check.findings.reduce((sum, { level }) => sum + weights[level], 0);
}

function countOf({ code }: Cause, { check }: Examined): number {
  return check.findings.filter((finding) => finding.code === code).length;
}
