import type { PrintRule } from '#domain/print-rules.ts';
import { type Finding, type FindingCode, type Level, levels, type Subject } from './findings.ts';

/** One cause with all its findings, the worst first. */
export type Cause = {
  rule: PrintRule;
  code: FindingCode;
  level: Level;
  findings: readonly [Finding, ...Finding[]];
};

/** Findings grouped so that one message describes each group. */
export function causesOf(findings: readonly (Finding & { rule: PrintRule })[]): Cause[] {
  const groups = new Map<string, (Finding & { rule: PrintRule })[]>();
  for (const finding of findings) {
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

/** Problems, then warnings, then information; the order within a level stays. */
export function byLevel<Item extends { level: Level }>(items: readonly Item[]): Item[] {
  return levels.flatMap((level) => items.filter((item) => item.level === level));
}

/** The subjects of a cause, without duplicates. */
export function subjectsOf({ findings }: Pick<Cause, 'findings'>): Subject[] {
  return [...new Set(findings.flatMap(({ subject, over }) => (over ? [subject, over] : [subject])))];
}

/** One cause per colour, absent font and plate, wherever it is used; texts over the logo or the rule are separate from texts over texts. */
function causeKey({ code, over, colours, font, plate }: Finding): string {
  if (font ?? plate) return `${code} ${font ?? plate}`;
  if (colours) return `${code} ${colours.chosen}`;
  return over === 'logo' || over === 'rule' ? `${code} ${over}` : code;
}
