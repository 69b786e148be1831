import type { PrintRule } from '#domain/print-rules.ts';
import type { Level } from '#layout/check/findings.ts';
import { countUsage } from '../../../shared/usage-analytics/count-usage.ts';

type SideFindings = { findings: readonly { rule: PrintRule; level: Level }[] };

/** Counts a file and the rules with open findings, each once for both sides. Information is not a finding to act on. */
export function countFile(sides: readonly (SideFindings | null | undefined)[]): void {
  const open = sides.flatMap((side) => side?.findings.filter(({ level }) => level !== 'information') ?? []);
  const rules = [...new Set(open.map(({ rule }) => rule))];
  countUsage(
    { kind: 'fileMade', value: rules.length === 0 ? 'clean' : 'open' },
    ...rules.map((value) => ({ kind: 'fileFinding', value }) as const),
  );
}
