import type { PrintRule } from '#domain/print-rules.ts';
import { minMargin } from '../blocks/collisions.ts';
import { ruleBox, textBox } from '../blocks/text-box.ts';
import { contrastRatio, luminance } from '../colour/contrast.ts';
import { edgeDistance } from '../graphics/shape-geometry.ts';
import type { Box } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import type { PlacedQr, Scene, SceneItem, SceneShape } from '../scene.ts';
import { type Finding, type FindingCode, levelOf, type RuleResult } from './findings.ts';
import { coloursUnder, groundsUnder } from './grounds.ts';

/** The rules for a side's code; none on a side without one. */
export function qrRules(scene: Scene): RuleResult[] {
  const code = scene.items.find((item) => item.kind === 'qr');
  if (!code) return [];
  return [moduleSize(code), quietZone(code, scene), codeContrast(code, scene), codeInMargin(code, scene)];
}

function moduleSize({ moduleMm }: PlacedQr): RuleResult {
  return ruleResult('qrModule', 'QR_MODULES_TOO_SMALL', moduleMm, printLimits.qrModuleMm);
}

/** Four modules around a code must be empty: measured in modules, to the nearest text, line, logo, shape or cut edge. */
function quietZone(code: PlacedQr, scene: Scene): RuleResult {
  const { items, guides } = scene;
  const boxes = items.flatMap((item) => obstacleBox(item) ?? []);
  const nearest = Math.min(
    minMargin(code.box, guides.cut),
    ...boxes.map((box) => distanceToEdge(code.box, box)),
    ...shapesAround(code, scene).map((shape) => edgeDistance(shape, code.box, 99)),
  );
  const modules = Math.max(0, nearest / code.moduleMm);
  return ruleResult(
    'qrQuietZone',
    'QR_QUIET_ZONE_TOO_SMALL',
    Math.min(modules, 99),
    printLimits.qrQuietModules,
  );
}

/** Dark on light: a code lighter than its ground has no contrast that counts. */
function codeContrast(code: PlacedQr, scene: Scene): RuleResult {
  const contrasts = coloursUnder(code.box, scene).map((ground) =>
    luminance(code.colour) < luminance(ground) ? contrastRatio(code.colour, ground) : 1,
  );
  const measured = Math.min(...contrasts, 21);
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
    case 'picture':
      return item.box;
    case 'fill':
      return item.part === 'panel' ? item.box : null;
    case 'shape':
    case 'qr':
      return null;
  }
}

/** The plate that a code lies on and the shapes over it; what the plate covers does not count. */
function shapesAround(code: PlacedQr, scene: Scene): SceneShape[] {
  const [lowest] = groundsUnder(code.box, scene);
  const from = lowest ? scene.items.indexOf(lowest) : 0;
  return scene.items.slice(from).filter((item) => item.kind === 'shape');
}

/** From a box to the edge of another beside it or, inside a panel, around it; 0 where they overlap otherwise. */
function distanceToEdge(a: Box, b: Box): number {
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const along = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.max(across, along, minMargin(a, b));
}
