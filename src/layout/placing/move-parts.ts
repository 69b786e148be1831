import type { LayoutFonts } from '../look-layout.ts';
import type { MissedWish, Scene } from '../scene.ts';
import { levels, ontoCard, type Surroundings } from './clearance.ts';
import { makeRoom } from './make-room.ts';
import { noShift, type Part, partsOf, type Shift, withShifts } from './parts.ts';

export type WishedMove = { name: Part['name']; by: Shift };

/** Moves are multiples of this, in mm. */
const step = 0.25;

/** In how many steps a move gives way. */
const steps = 16;

/**
 * A side with parts moved. Others make room; where there is none, the move gives way in steps. No part leaves the card. A move
 * that differs from the wish is missed.
 */
export function moveParts(
  scene: Scene,
  wishes: readonly WishedMove[],
  setting: { fonts: LayoutFonts; around: Surroundings; added: ReadonlySet<Part['name']> },
): { scene: Scene; missed: MissedWish[] } {
  const { around, added } = setting;
  const parts = partsOf(scene, setting.fonts);
  // What has been added keeps its place.
  let places = new Map<Part['name'], Shift>([...added].map((name) => [name, noShift]));
  let shifts = new Map(places);
  const missed: MissedWish[] = [];
  for (const { name, by } of wishes) {
    const part = parts.find((one) => one.name === name);
    if (!part) continue;
    const onCard = ontoCard(part.boxes, by, around.cut);
    const kept = firstWithRoom(onCard, (to) => {
      const wished = new Map([...places, [name, to]]);
      for (const level of levels) {
        const room = makeRoom(parts, wished, { around, level, added });
        if (room) return room.shifts;
      }
      return null;
    });
    const to = kept?.to ?? noShift;
    places = new Map([...places, [name, to]]);
    if (kept) shifts = kept.shifts;
    const [needed, measured] = [lengthOf(by), lengthOf(to)];
    if (Math.hypot(by.x - to.x, by.y - to.y) > 0.01) {
      missed.push({ wish: 'move', of: subjectOf(scene, part), needed, measured });
    }
  }
  return { scene: { ...scene, items: withShifts(scene.items, parts, shifts) }, missed };
}

function firstWithRoom(
  by: Shift,
  roomAt: (to: Shift) => Map<Part['name'], Shift> | null,
): { to: Shift; shifts: Map<Part['name'], Shift> } | null {
  const tried = new Set<string>();
  for (let left = steps; left > 0; left--) {
    const share = left / steps;
    const to = share === 1 ? by : { x: snapped(by.x * share), y: snapped(by.y * share) };
    const key = `${to.x} ${to.y}`;
    if (tried.has(key)) continue;
    tried.add(key);
    const shifts = roomAt(to);
    if (shifts) return { to, shifts };
  }
  return null;
}

function snapped(mm: number): number {
  return Math.round(mm / step) * step;
}

function lengthOf({ x, y }: Shift): number {
  return Math.hypot(x, y);
}

/** What a finding about a part is about: of a block its first text. */
export function subjectOf({ items }: Scene, { kind, ids }: Part): MissedWish['of'] {
  if (kind === 'logo') return 'logo';
  if (kind === 'code') return 'qr';
  const run = items.find((item) => item.kind === 'text' && ids.includes(item.id) && item.field !== null);
  return run?.kind === 'text' && run.field !== null ? run.field : 'logo';
}
