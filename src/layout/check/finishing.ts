import { backTexts } from '#domain/card/card-back.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { Scene } from '../scene.ts';
import type { Finding, RuleResult, Subject } from './findings.ts';

/** The parts of a card that can be on the plate of a varnish or foil. */
export const finishableParts = ['logo', ...textFields, ...backTexts] as const;
type Part = (typeof finishableParts)[number];

/** Whether a side has a part, and whether the part can be on a plate: letters and drawings can, pixels cannot. */
type Presence = 'absent' | 'pixels' | 'shapes';

/**
 * Every part that gets a finishing is on its plate. `card` are all printed sides: a part may be on either. Findings about a
 * part that no side has are on the front. `measured` counts the parts on this side's plate.
 */
export function checkFinishing(
  scene: Scene,
  card: readonly Scene[],
  { plate, parts: chosen }: { plate: string; parts: readonly string[] },
): RuleResult | null {
  const parts = finishableParts.filter((part) => chosen.includes(part));
  if (parts.length === 0) return null;
  const here = parts.filter((part) => presenceOf(part, scene) === 'shapes');
  const isPlateEmpty = card.every((side) => parts.every((part) => presenceOf(part, side) !== 'shapes'));
  const base = { measured: here.length, needed: parts.length };
  const findings = parts.flatMap((part): Finding[] => {
    const subject: Subject = part;
    if (presenceOf(part, scene) === 'pixels')
      return [{ code: 'FINISHING_NEEDS_A_DRAWING', level: 'problem', subject, plate, ...base }];
    const isNowhere = card.every((side) => presenceOf(part, side) === 'absent');
    if (!isNowhere || scene.side !== 'front') return [];
    // A card may lack a text that others have; a plate without anything is paid for nothing.
    return [
      {
        code: 'FINISHING_WITHOUT_PART',
        level: isPlateEmpty ? 'problem' : 'information',
        subject,
        plate,
        ...base,
      },
    ];
  });
  if (findings.length === 0 && here.length === 0) return null;
  return { rule: 'finishing', ...base, findings };
}

function presenceOf(part: Part, { items }: Scene): Presence {
  if (part !== 'logo') {
    const isPrinted = items.some(
      (item) => item.kind === 'text' && item.field === part && !item.isPlaceholder,
    );
    return isPrinted ? 'shapes' : 'absent';
  }
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo) return 'absent';
  return logo.pixels.isVector ? 'shapes' : 'pixels';
}
