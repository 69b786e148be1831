import { codeRules, type PrintRule, printRules } from '#domain/print-rules.ts';
import type { Scene } from '../scene.ts';
import { breaksKept } from './break-rule.ts';
import { byLevel } from './causes.ts';
import type { Finding, RuleResult } from './findings.ts';
import { graphicEdges, graphicLines, graphicNearText } from './graphic-rules.ts';
import {
  bleed,
  lineWeight,
  logoInMargin,
  logoParts,
  logoResolution,
  pictureResolution,
} from './mark-rules.ts';
import { qrRules } from './qr-rules.ts';
import { graphicSlivers } from './sliver-rule.ts';
import { contrast, fonts, placeholders, smallestText, textInMargin } from './text-rules.ts';
import { everythingPrinted, type WholeCard } from './whole-card-rules.ts';
import { wishesKept } from './wishes-rule.ts';

/** The rules that need the print shop, for one side of a card whose printed sides are all given. */
export type PressRules = (scene: Scene, sides: readonly Scene[]) => readonly RuleResult[];

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
  logoParts,
  logoResolution,
  pictureResolution,
  lineWeight,
  fonts,
  graphicNearText,
  graphicLines,
  graphicEdges,
  graphicSlivers,
];

/** Checks all sides of a card: each against the print rules, and what is set against what is printed on any of them. */
export function checkSides(whole: WholeCard, press: PressRules | null = null): PrintCheck[] {
  const { scenes } = whole;
  return scenes.map((scene) =>
    checkPrint(scene, [
      everythingPrinted(whole, scene.side),
      wishesKept(whole.card, scene),
      breaksKept(whole.card, scene),
      ...(press?.(scene, scenes) ?? []),
    ]),
  );
}

/** Only the front has a company and a name that should not be empty. */
const frontRules = [...sceneRules, placeholders];

/** Checks a scene against the print rules. `others` are the rules that need more than the scene, such as ink. */
export function checkPrint(scene: Scene, others: readonly RuleResult[] = []): PrintCheck {
  const results = [
    ...(scene.side === 'front' ? frontRules : sceneRules).map((check) => check(scene)),
    ...qrRules(scene),
    ...others,
  ].sort((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule));
  const findings = results.flatMap(({ rule, findings }) => findings.map((finding) => ({ rule, ...finding })));
  return {
    findings: byLevel(findings),
    passed: results.filter(({ measured, findings }) => measured !== null && findings.length === 0),
  };
}
