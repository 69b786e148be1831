import type { Size } from '#layout/guides.ts';
import { hexOf } from '../colour/hex.ts';
import { difference, type Lab } from '../colour/screen-lab.ts';
import { keyCount, keyOf, labOfKey, labsOf, nearest, noLabel } from './colour-keys.ts';
import { type Counted, countColours } from './count-colours.ts';
import { sameColour } from './edge-ground.ts';
import { settleEdges } from './settle-edges.ts';

/** What is painted of an image: 1 for each pixel; and what is near a ground that was removed, where edges are soft. */
type Painted = Size & { rgb: Uint8Array; painted: Uint8Array; nearGround: Uint8Array | null };

/** The colours in a logo, and which each painted pixel has: its number, or -1. */
export type Palette = {
  colours: readonly string[];
  labels: Int8Array;
};

/** The flat colours of a logo; `isFlat` is false for a photograph, whose labels are not complete. */
type FlatPalette = Palette & { isFlat: boolean };

const maxColours = 6;
/** A smaller share is dirt. */
const minShare = 0.004;
/** Of the pixels near a flat colour, at least that share are very near: tones are spread evenly around. */
const [veryNear, minPeak] = [3.5, 0.6];
/** Colours of a photograph that are told apart. */
const coarse = 20;
/** Neighbours within these levels are one calm area. */
const calmLevels = 6;
/** An edge between two colours is no further from the line between them. */
const edgeDistance = 8;

/** A larger share of the painted pixels that has no flat colour, and is no soft edge between two, is a photograph. */
const maxUnfit = 0.12;

/** What of a key is not known yet. */
const unknown = -2;

/** The at most six flat colours of what is painted. `ground` is the colour that soft edges blend into. */
export function flatPalette(image: Painted, ground: string | null): FlatPalette {
  const calm = calmPixels(image);
  const { counted, areFine } = countColours(image, calm);
  const found = areFine ? withoutEdges(peaks(counted), ground) : peaks(counted);
  const labs = found.map(({ lab }) => lab);
  const colours = found.map(colourOf);
  const lines = ground === null ? labs : [...labs, ...labsOf([ground])];
  const { rgb, painted, nearGround } = image;
  const labels = new Int8Array(painted.length).fill(noLabel);
  let whole = 0;
  for (const isPainted of painted) whole += isPainted;
  const most = whole * maxUnfit;
  const [labelOf, isEdge] = [new Int8Array(keyCount).fill(unknown), new Int8Array(keyCount).fill(unknown)];
  let unfit = 0;
  for (let pixel = 0; pixel < painted.length; pixel += 1) {
    if (painted[pixel] !== 1) continue;
    if (nearGround?.[pixel] === 1 && calm[pixel] !== 1) continue;
    const key = keyOf(rgb, pixel);
    if (labelOf[key] === unknown) labelOf[key] = nearest(labOfKey(key), labs, sameColour);
    const label = labelOf[key] ?? noLabel;
    labels[pixel] = label;
    if (label !== noLabel) continue;
    if (calm[pixel] !== 1) {
      if (isEdge[key] === unknown) isEdge[key] = isBetween(labOfKey(key), lines) ? 1 : 0;
      if (isEdge[key] === 1) continue;
    }
    unfit += 1;
    // A photograph gets other colours: the rest of it decides nothing.
    if (unfit > most) return { colours, labels, isFlat: false };
  }
  settleEdges(image, labels, labs, ground);
  return { colours, labels, isFlat: colours.length > 0 };
}

/** The most frequent colours of a photograph, and the nearest of them for each pixel. */
export function coarsePalette(image: Painted, ground: string | null): Palette {
  const found: Counted[] = [];
  for (const colour of countColours(image, image.painted).counted) {
    if (found.length === maxColours) break;
    if (found.every(({ lab }) => difference(lab, colour.lab) >= coarse)) found.push(colour);
  }
  const labs = found.map(({ lab }) => lab);
  const { rgb, painted, nearGround } = image;
  const labelOf = new Int8Array(keyCount).fill(unknown);
  const labels = new Int8Array(painted.length).fill(noLabel);
  for (let pixel = 0; pixel < painted.length; pixel += 1) {
    if (painted[pixel] !== 1 || nearGround?.[pixel] === 1) continue;
    const key = keyOf(rgb, pixel);
    if (labelOf[key] === unknown) labelOf[key] = nearest(labOfKey(key), labs, Number.POSITIVE_INFINITY);
    labels[pixel] = labelOf[key] ?? noLabel;
  }
  settleEdges(image, labels, labs, ground);
  return { colours: found.map(colourOf), labels };
}

function colourOf({ shade }: Counted): string {
  return hexOf([shade >> 16, (shade >> 8) & 255, shade & 255]);
}

/** 1 for each painted pixel with a neighbour of its colour in both directions: no edge. */
function calmPixels({ width, height, rgb, painted }: Painted): Uint8Array {
  const isSame = (pixel: number, other: number) => {
    if (painted[other] !== 1) return false;
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs((rgb[pixel * 3 + channel] ?? 0) - (rgb[other * 3 + channel] ?? 0)) > calmLevels)
        return false;
    return true;
  };
  const calm = new Uint8Array(painted.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (painted[pixel] !== 1) continue;
      const across = (x > 0 && isSame(pixel, pixel - 1)) || (x < width - 1 && isSame(pixel, pixel + 1));
      if (!across) continue;
      if ((y > 0 && isSame(pixel, pixel - width)) || (y < height - 1 && isSame(pixel, pixel + width)))
        calm[pixel] = 1;
    }
  }
  return calm;
}

/** In fine lines soft edges are as frequent as what they are of: they lie between another colour and the ground. */
function withoutEdges(found: readonly Counted[], ground: string | null): Counted[] {
  const [groundLab] = labsOf(ground === null ? [] : [ground]);
  if (!groundLab) return [...found];
  const fromGround = ({ lab }: Counted) => difference(lab, groundLab);
  return found.filter(
    (colour) =>
      fromGround(colour) <= sameColour ||
      !found.some(
        (other) => fromGround(other) > fromGround(colour) && isBetween(colour.lab, [groundLab, other.lab]),
      ),
  );
}

/** The colours that stand out among those near them. */
function peaks(counted: readonly Counted[]): Counted[] {
  const whole = counted.reduce((sum, { count }) => sum + count, 0);
  const found: Counted[] = [];
  for (const candidate of counted.slice(0, maxColours * 10)) {
    if (found.length === maxColours) break;
    if (found.some(({ lab }) => difference(lab, candidate.lab) <= sameColour)) continue;
    let [same, around] = [0, 0];
    for (const { lab, count } of counted) {
      // Most colours are too far away along one axis.
      if (Math.abs(lab[0] - candidate.lab[0]) > sameColour) continue;
      const distance = difference(lab, candidate.lab);
      if (distance <= veryNear) same += count;
      if (distance <= sameColour) around += count;
    }
    if (same >= whole * minShare && same >= around * minPeak) found.push(candidate);
  }
  return found;
}

/** Whether a colour is a mixture of two others. */
function isBetween(lab: Lab, labs: readonly Lab[]): boolean {
  return labs.some((from, index) =>
    labs.slice(index + 1).some((to) => {
      const line = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
      const length = line[0] ** 2 + line[1] ** 2 + line[2] ** 2;
      const along =
        ((lab[0] - from[0]) * line[0] + (lab[1] - from[1]) * line[1] + (lab[2] - from[2]) * line[2]) / length;
      const share = Math.min(1, Math.max(0, along));
      const at: Lab = [from[0] + line[0] * share, from[1] + line[1] * share, from[2] + line[2] * share];
      return difference(lab, at) <= edgeDistance + 4 * share * (1 - share) * edgeDistance;
    }),
  );
}
