import { margins, overlap } from '../blocks/collisions.ts';
import { ruleBox } from '../blocks/text-box.ts';
import type { Box } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { lossLimit, lossOfVersion } from '../logo/loss-of-version.ts';
import type { PlacedLogo, Scene } from '../scene.ts';
import { pixelsPerInch } from '../units.ts';
import { type Finding, levelOf, type RuleResult } from './findings.ts';

/** Fills that reach an edge of the card continue through the bleed. */
export function bleed({ items, guides }: Scene): RuleResult {
  const needed = guides.cut.x - guides.bleed.x;
  const reaches = items
    .filter((item) => item.kind === 'fill')
    .map(({ part, box }) => ({ part, reach: Math.min(...reachesPast(box, guides.cut)) }));
  return {
    rule: 'bleed',
    measured: Math.min(...reaches.map(({ reach }) => reach)),
    needed,
    findings: reaches.flatMap(({ part, reach }): Finding[] => {
      const level = levelOf(reach, { needed, problem: needed });
      return level ? [{ code: 'BLEED_TOO_SMALL', level, subject: part, measured: reach, needed }] : [];
    }),
  };
}

/** The logo is within the safe margin. On the back it may also be cropped: on a side where it covers the bleed. */
export function logoInMargin({ side, items, guides: { bleed, cut, safe } }: Scene): RuleResult {
  const needed = safe.x - cut.x;
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo) return { rule: 'logoInMargin', measured: null, needed, findings: [] };
  const toBleed = margins(logo.image, bleed);
  const counted = margins(logo.image, cut).filter((_, edge) => side === 'front' || (toBleed[edge] ?? 0) > 0);
  const measured = counted.length > 0 ? Math.min(...counted) : needed;
  const level = levelOf(measured, { needed, problem: 0 });
  return {
    rule: 'logoInMargin',
    measured,
    needed,
    findings: [
      ...(level
        ? [{ code: 'LOGO_PAST_SAFE_MARGIN', level, subject: 'logo', measured, needed } as const]
        : []),
      ...linesOver(logo.image, items),
    ],
  };
}

/** Lines of the layout that run through the logo. */
function linesOver(logo: Box, items: Scene['items']): Finding[] {
  return items.flatMap((item): Finding[] => {
    if (item.kind !== 'rule' || !overlap(ruleBox(item), logo)) return [];
    const measured = item.direction === 'horizontal' ? logo.width : logo.height;
    return [{ code: 'LINE_OVER_LOGO', level: 'warning', subject: 'logo', measured, needed: 0 }];
  });
}

/** What is told apart in the logo is told apart in one colour too. */
export function logoParts({ items }: Scene): RuleResult {
  const needed = 100 * lossLimit;
  const logo = items.find((item) => item.kind === 'logo');
  const { version, pixels } = logo ?? {};
  if (version?.kind !== 'oneColour' || !pixels?.analysis)
    return { rule: 'logoParts', measured: null, needed, findings: [] };
  const measured = 100 * lossOfVersion(pixels.analysis, version);
  const finding = { code: 'LOGO_PARTS_MERGE', level: 'warning', subject: 'logo', measured, needed } as const;
  return { rule: 'logoParts', measured, needed, findings: measured > needed ? [finding] : [] };
}

/** The logo has enough pixels for the size it is printed at. A drawing is sharp at any size. */
export function logoResolution({ items }: Scene): RuleResult {
  const logo = items.find((item) => item.kind === 'logo');
  const measured = logo?.pixels.isVector ? Number.POSITIVE_INFINITY : resolutionOf(logo);
  return resolutionResult('logoResolution', measured, { code: 'LOGO_TOO_COARSE', subject: 'logo' });
}

/** The picture has enough pixels for the size it is printed at. */
export function pictureResolution({ items }: Scene): RuleResult {
  const measured = resolutionOf(items.find((item) => item.kind === 'picture'));
  return resolutionResult('pictureResolution', measured, { code: 'PICTURE_TOO_COARSE', subject: 'picture' });
}

function resolutionOf(placed: Pick<PlacedLogo, 'pixels' | 'image'> | undefined): number | null {
  return placed ? pixelsPerInch(placed.pixels.width, placed.image.width) : null;
}

function resolutionResult(
  rule: RuleResult['rule'],
  measured: number | null,
  what: Pick<Finding, 'code' | 'subject'>,
): RuleResult {
  const { needed } = printLimits.pixelsPerInch;
  const level = measured === null ? null : levelOf(measured, printLimits.pixelsPerInch);
  const findings = level && measured !== null ? [{ ...what, level, measured, needed }] : [];
  return { rule, measured, needed, findings };
}

/** Lines are thick enough to print. */
export function lineWeight({ items }: Scene): RuleResult {
  const { needed } = printLimits.linePt;
  const weights = items.filter((item) => item.kind === 'rule').map(({ weightPt }) => weightPt);
  return {
    rule: 'lineWeight',
    measured: weights.length > 0 ? Math.min(...weights) : null,
    needed,
    findings: weights.flatMap((measured): Finding[] => {
      const level = levelOf(measured, printLimits.linePt);
      return level ? [{ code: 'LINE_TOO_THIN', level, subject: 'rule', measured, needed }] : [];
    }),
  };
}

/** How far a box extends past each edge of the card that it reaches. */
function reachesPast(box: Box, cut: Box): number[] {
  return [
    cut.x - box.x,
    cut.y - box.y,
    box.x + box.width - cut.x - cut.width,
    box.y + box.height - cut.y - cut.height,
  ].filter((reach) => reach >= 0);
}
