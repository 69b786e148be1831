import type { LookId, LookVersion } from '#domain/card/look/card-look.ts';
import type { MotifName } from '#domain/card/look/motifs.ts';
import type { Graphic } from '../../graphics/motifs.ts';
import type { Look } from '../look.ts';
import { bandLooks } from './band-looks.ts';
import { formerLooks } from './former-looks.ts';
import { grainLooks } from './grain-looks.ts';
import { gridLooks } from './grid-looks.ts';
import { heroLooks } from './hero-looks.ts';
import { landLooks } from './land-looks.ts';
import { letterLooks } from './letter-looks.ts';
import { lineLooks } from './line-looks.ts';
import { pictureLooks } from './picture-looks.ts';
import { roundLooks } from './round-looks.ts';

const looks = new Map<LookId, Look>(
  [roundLooks, gridLooks, lineLooks, landLooks, bandLooks, letterLooks, grainLooks, pictureLooks, heroLooks]
    .flat()
    .map((look) => [look.id, look]),
);

/** The drawing of a look: its last one, or the earlier one of a card in version 1. */
export function lookOf(id: LookId, version?: LookVersion): Look {
  const former = version === 1 ? formerLooks.find((other) => other.id === id) : undefined;
  const look = former ?? looks.get(id);
  if (!look) throw new Error(`There is no look ${id}`);
  return look;
}

/** The motif of the front's graphic, or null without one. */
export function frontMotif({ front }: Look): MotifName | null {
  return front.graphics[0]?.motif ?? null;
}

/** The strength of the front's graphic. */
export function frontStrength({ graphics }: { graphics: readonly Graphic[] }): number {
  return graphics[0]?.strength ?? 1;
}
