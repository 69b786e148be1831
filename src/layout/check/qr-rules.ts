import { minMargin } from '../blocks/collisions.ts';
import { ruleBox, textBox } from '../blocks/text-box.ts';
import type { Box } from '../guides.ts';
import type { Fill, PlacedQr, Scene, SceneItem } from '../scene.ts';
import { contrastRatio, luminance } from './contrast.ts';
import {
  type Finding,
  type FindingCode,
  levelOf,
  type PrintRule,
  printLimits,
  type RuleResult,
} from './findings.ts';

/** The quiet zone around a code, in modules. */
const quietModules = 4;

/** The rules for a side's code; none on a side without one. */
export function qrRules(scene: Scene): RuleResult[] {
  const code = scene.items.find((item) => item.kind === 'qr');
  if (!code) return [];
  return [moduleSize(code), quietZone(code, scene), codeContrast(code, scene), codeInMargin(code, scene)];
}

function moduleSize({ moduleMm }: PlacedQr): RuleResult {
  return ruleResult('qrModule', 'QR_MODULES_TOO_SMALL', moduleMm, printLimits.qrModuleMm);
}

/** Four modules around a code must be empty: measured in modules, to the nearest text, line, logo or cut edge. */
function quietZone(code: PlacedQr, { items, guides }: Scene): RuleResult {
  const boxes = items.flatMap((item) => obstacleBox(item) ?? []);
  const nearest = Math.min(minMargin(code.box, guides.cut), ...boxes.map((box) => distance(code.box, box)));
  const modules = Math.max(0, nearest / code.moduleMm);
  const limit = { needed: quietModules, problem: quietModules };
  return ruleResult('qrQuietZone', 'QR_QUIET_ZONE_TOO_SMALL', Math.min(modules, 99), limit);
}

/** Dark on light: a code lighter than its ground has no contrast that counts. */
function codeContrast(code: PlacedQr, { items }: Scene): RuleResult {
  const fills = items.filter((item): item is Fill => item.kind === 'fill');
  const ground = fills.findLast(({ box }) => distance(code.box, box) === 0)?.colour ?? '#ffffff';
  const isDarker = luminance(code.colour) < luminance(ground);
  const measured = isDarker ? contrastRatio(code.colour, ground) : 1;
  const { needed } = printLimits.contrast;
  return ruleResult('qrContrast', 'QR_CONTRAST_TOO_LOW', measured, { needed, problem: needed });
}

function codeInMargin({ box }: PlacedQr, { guides: { cut, safe } }: Scene): RuleResult {
  const needed = safe.x - cut.x;
  return ruleResult('qrInMargin', 'QR_PAST_SAFE_MARGIN', minMargin(box, cut), { needed, problem: 0 });
}

function ruleResult(
  rule: PrintRule,
  code: FindingCode,
  measured: number,
  limit: { needed: number; problem: number },
): RuleResult {
  const level = levelOf(measured, limit);
  const findings: Finding[] = level ? [{ code, level, subject: 'qr', measured, needed: limit.needed }] : [];
  return { rule, measured, needed: limit.needed, findings };
}

function obstacleBox(item: SceneItem): Box | null {
  switch (item.kind) {
    case 'text':
      return textBox(item);
    case 'rule':
      return ruleBox(item);
    case 'logo':
      return item.image;
    case 'fill':
      return item.part === 'panel' ? item.box : null;
    case 'qr':
      return null;
  }
}

/** The gap between two boxes; 0 where they overlap. */
function distance(a: Box, b: Box): number {
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const along = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.max(across, along);
}
