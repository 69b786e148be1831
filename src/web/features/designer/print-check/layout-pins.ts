import { overlap } from '#layout/blocks/collisions.ts';
import { textBox } from '#layout/blocks/text-box.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';

/** The diameter of a pin and its distance from its target, in mm. */
const pinMm = 4.2;
const gapMm = 0.5;

export type PinnedFinding = { level: 'problem' | 'warning' | 'information'; targets: readonly Box[] };

/** A pin beside the box of a text or the logo, with the numbers of the findings about it. */
export type Pin = { box: Box; target: Box; numbers: readonly number[]; isProblem: boolean };

/** One pin per target with a problem or warning: beside the target, not over texts or other pins if there is enough space. */
export function layoutPins(scene: Scene, findings: readonly PinnedFinding[]): Pin[] {
  const texts = scene.items.flatMap((item) => (item.kind === 'text' ? [textBox(item)] : []));
  const pins: Pin[] = [];
  for (const { target, numbers, isProblem } of targetsOf(findings)) {
    const width = pinMm * (0.5 + 0.5 * numbers.length);
    const obstacles = [...texts, ...pins.map((pin) => pin.box)];
    const candidates = candidateBoxes(target, width).filter((box) => isInside(box, scene.guides.bleed));
    const free = candidates.find((box) => !obstacles.some((other) => overlap(box, other)));
    // Without free space the pin overlaps something, or lies on the edge of its target.
    const box =
      free ??
      candidates[0] ??
      moveInside({ x: target.x, y: target.y, width, height: pinMm }, scene.guides.bleed);
    pins.push({ box, target, numbers, isProblem });
  }
  return pins;
}

type Pinned = { target: Box; numbers: number[]; isProblem: boolean };

/** Each target once, with the numbers of all its findings. Findings of level 'information' have no pin. */
function targetsOf(findings: readonly PinnedFinding[]): Pinned[] {
  const pinned: Pinned[] = [];
  findings.forEach(({ level, targets }, index) => {
    if (level === 'information') return;
    for (const target of targets) {
      const same = pinned.find((other) => isSame(other.target, target));
      if (!same) pinned.push({ target, numbers: [index + 1], isProblem: level === 'problem' });
      else if (!same.numbers.includes(index + 1)) same.numbers.push(index + 1);
    }
  });
  return pinned;
}

/** Positions right, left, above and below the box, near ones first. */
function candidateBoxes({ x, y, width, height }: Box, pinWidth: number): Box[] {
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

function isInside(box: Box, card: Box): boolean {
  return isSame(box, moveInside(box, card));
}

function moveInside(box: Box, card: Box): Box {
  return {
    ...box,
    x: Math.min(Math.max(box.x, card.x), card.x + card.width - box.width),
    y: Math.min(Math.max(box.y, card.y), card.y + card.height - box.height),
  };
}

function isSame(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return a.x === b.x && a.y === b.y;
}
