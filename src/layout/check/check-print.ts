import type { Scene } from '../scene.ts';
import { byLevel } from './causes.ts';
import { type Finding, type PrintRule, printRules, type RuleResult } from './findings.ts';
import { bleed, lineWeight, logoInMargin, logoResolution } from './mark-rules.ts';
import { contrast, fonts, placeholders, smallestText, textInMargin } from './text-rules.ts';

/** What is wrong with a card, problems first, then warnings, then what is only told; and the rules it keeps, with what was measured. */
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

/** The scene held against the rules of print; what only the press can tell, such as its ink, is handed in. */
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
