import { overlap } from '#layout/blocks/collisions.ts';
import { textBox } from '#layout/blocks/text-box.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';

/** A pin's diameter, and the room between it and what it points at, in mm. */
const pinMm = 4.2;
const gapMm = 0.5;

export type PinnedFinding = { level: 'problem' | 'warning' | 'information'; places: readonly Box[] };

/** Where a pin stands, and the numbers of the findings it is for. */
export type Pin = { box: Box; place: Box; numbers: readonly number[]; isProblem: boolean };

/** One pin for each place that something is wrong with, beside it, over no text and no other pin where there is room. */
export function pinsOf(scene: Scene, findings: readonly PinnedFinding[]): Pin[] {
  const texts = scene.items.flatMap((item) => (item.kind === 'text' ? [textBox(item)] : []));
  const pins: Pin[] = [];
  for (const { place, numbers, isProblem } of placesOf(findings)) {
    const width = pinMm * (0.5 + 0.5 * numbers.length);
    const obstacles = [...texts, ...pins.map((pin) => pin.box)];
    const candidates = placesBeside(place, width).filter((box) => isOn(box, scene.guides.bleed));
    const free = candidates.find((box) => !obstacles.some((other) => overlap(box, other)));
    // A card so full that no pin has room is still pinned, at the edge of what the pin is for.
    const box =
      free ?? candidates[0] ?? within({ x: place.x, y: place.y, width, height: pinMm }, scene.guides.bleed);
    pins.push({ box, place, numbers, isProblem });
  }
  return pins;
}

type Pinned = { place: Box; numbers: number[]; isProblem: boolean };

/** The same place is pinned once, for all that is wrong there. What is only told has no pin. */
function placesOf(findings: readonly PinnedFinding[]): Pinned[] {
  const pinned: Pinned[] = [];
  findings.forEach(({ level, places }, index) => {
    if (level === 'information') return;
    for (const place of places) {
      const same = pinned.find((other) => isSame(other.place, place));
      if (!same) pinned.push({ place, numbers: [index + 1], isProblem: level === 'problem' });
      else if (!same.numbers.includes(index + 1)) same.numbers.push(index + 1);
    }
  });
  return pinned;
}

/** Right, left, above and below, near and then further off. */
function placesBeside({ x, y, width, height }: Box, pinWidth: number): Box[] {
  const size = { width: pinWidth, height: pinMm };
  const middle = { x: x + (width - pinWidth) / 2, y: y + (height - pinMm) / 2 };
  const [right, left] = [x + width + gapMm, x - gapMm - pinWidth];
  const [above, below] = [y - gapMm - pinMm, y + height + gapMm];
  return [0, 1, 2, 3].flatMap((step) => {
    const off = step * (pinWidth + gapMm);
    return [
      { ...size, x: right + off, y: middle.y },
      { ...size, x: left - off, y: middle.y },
      { ...size, x: right + off, y },
      { ...size, x: right + off, y: y + height - pinMm },
      { ...size, x: left - off, y },
      { ...size, x: left - off, y: y + height - pinMm },
      { ...size, x: middle.x + off, y: above },
      { ...size, x: middle.x - off, y: below },
    ];
  });
}

function isOn(box: Box, card: Box): boolean {
  return isSame(box, within(box, card));
}

function within(box: Box, card: Box): Box {
  return {
    ...box,
    x: Math.min(Math.max(box.x, card.x), card.x + card.width - box.width),
    y: Math.min(Math.max(box.y, card.y), card.y + card.height - box.height),
  };
}

function isSame(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return a.x === b.x && a.y === b.y;
}
