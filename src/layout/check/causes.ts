import {
  type Finding,
  type FindingCode,
  type Level,
  levels,
  type PrintRule,
  type Subject,
} from './findings.ts';

/** One thing that is wrong, with everything on the card that it is true of; the worst first. */
export type Cause = {
  rule: PrintRule;
  code: FindingCode;
  level: Level;
  findings: readonly [Finding, ...Finding[]];
};

/** Findings that one sentence can tell, together. */
export function causesOf(found: readonly (Finding & { rule: PrintRule })[]): Cause[] {
  const groups = new Map<string, (Finding & { rule: PrintRule })[]>();
  for (const finding of found) {
    const key = causeKey(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return byLevel(
    [...groups.values()].flatMap((group) => {
      const [worst, ...others] = byLevel(group);
      if (!worst) return [];
      const { rule, code, level } = worst;
      return [{ rule, code, level, findings: [worst, ...others] } satisfies Cause];
    }),
  );
}

/** Problems, then warnings, then what is only told, each in its old order. */
export function byLevel<Told extends { level: Level }>(told: readonly Told[]): Told[] {
  return levels.flatMap((level) => told.filter((one) => one.level === level));
}

/** What a cause is about, each once. */
export function subjectsOf({ findings }: Pick<Cause, 'findings'>): Subject[] {
  return [...new Set(findings.flatMap(({ subject, over }) => (over ? [subject, over] : [subject])))];
}

/** A colour is one cause wherever it is used, a logo that texts lie on another than texts on one another. */
function causeKey({ code, over, colours }: Finding): string {
  if (colours) return `${code} ${colours.chosen}`;
  return over === 'logo' || over === 'rule' ? `${code} ${over}` : code;
}
