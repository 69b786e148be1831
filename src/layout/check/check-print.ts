import { codeRules, type PrintRule, printRules } from '#domain/print-rules.ts';
import { graphicRules } from '../look-layout.ts';
import type { Scene } from '../scene.ts';
import { byLevel } from './causes.ts';
import type { Finding, RuleResult } from './findings.ts';
import { bleed, lineWeight, logoInMargin, logoResolution, pictureResolution } from './mark-rules.ts';
import { qrRules } from './qr-rules.ts';
import { contrast, fonts, placeholders, smallestText, textInMargin } from './text-rules.ts';

/** The findings, worst level first, and the rules that apply to the card and passed, with their measurements. */
export type PrintCheck = {
  findings: readonly (Finding & { rule: PrintRule })[];
  passed: readonly RuleResult[];
};

const order: readonly PrintRule[] = [...printRules, ...codeRules];

const sceneRules = [
  bleed,
  textInMargin,
  logoInMargin,
  smallestText,
  contrast,
  logoResolution,
  pictureResolution,
  lineWeight,
  fonts,
];

/** Only the front has a company and a name that should not be empty. */
const frontRules = [...sceneRules, placeholders];

/** Checks a scene against the print rules. `pressResults` are the rules that need the press profile, such as ink. */
export function checkPrint(scene: Scene, pressResults: readonly RuleResult[] = []): PrintCheck {
  const results = [
    ...[...(scene.side === 'front' ? frontRules : sceneRules), ...graphicRules()].map((check) =>
      check(scene),
    ),
    ...qrRules(scene),
    ...pressResults,
  ].sort((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule));
  const findings = results.flatMap(({ rule, findings }) => findings.map((finding) => ({ rule, ...finding })));
  return {
    findings: byLevel(findings),
    passed: results.filter(({ measured, findings }) => measured !== null && findings.length === 0),
  };
}
