import type { Scene } from '../scene.ts';
import { byLevel } from './causes.ts';
import { type Finding, type PrintRule, printRules, type RuleResult } from './findings.ts';
import { bleed, lineWeight, logoInMargin, logoResolution } from './mark-rules.ts';
import { contrast, fonts, placeholders, smallestText, textInMargin } from './text-rules.ts';

/** The findings, worst level first, and the rules that passed with their measurements. */
export type PrintCheck = {
  findings: readonly (Finding & { rule: PrintRule })[];
  passed: readonly RuleResult[];
};

const sceneRules = [
  bleed,
  textInMargin,
  logoInMargin,
  smallestText,
  contrast,
  logoResolution,
  lineWeight,
  fonts,
  placeholders,
];

/** Checks a scene against the print rules. `pressResults` are the rules that need the press profile, such as ink. */
export function checkPrint(scene: Scene, pressResults: readonly RuleResult[] = []): PrintCheck {
  const results = [...sceneRules.map((check) => check(scene)), ...pressResults].sort(
    (a, b) => printRules.indexOf(a.rule) - printRules.indexOf(b.rule),
  );
  const findings = results.flatMap(({ rule, findings }) => findings.map((finding) => ({ rule, ...finding })));
  return {
    findings: byLevel(findings),
    passed: results.filter((result) => result.findings.length === 0),
  };
}
