import type { Size } from '#layout/guides.ts';
import { hexOf, type Rgb } from '../colour/hex.ts';
import { difference, type Lab, labOf } from '../colour/screen-lab.ts';
import { sameColour } from './edge-ground.ts';

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
/** Where too few pixels are calm, all lines are fine and each counts. */
const minCalm = 0.2;

/** A larger share of the painted pixels that has no flat colour, and is no soft edge between two, is a photograph. */
const maxUnfit = 0.12;

const noLabel = -1;
/** A soft edge is no wider on each side, in pixels. */
const maxReach = 3;
/** Further from every colour than any other. */
const unreachable: Lab = [1e6, 0, 0];

/** The at most six flat colours of what is painted. `ground` is the colour that soft edges blend into. */
export function flatPalette(image: Painted, ground: string | null): FlatPalette {
  const calm = calmPixels(image);
  const { counted, areFine } = countColours(image, calm);
  const found = areFine ? withoutEdges(peaks(counted), ground) : peaks(counted);
  const keys = new Int8Array(1 << 18).fill(-2);
  const labs = found.map(({ lab }) => lab);
  const colours = found.map(({ colour }) => colour);
  const lines = ground === null ? labs : [...labs, ...labsOf([ground])];
  const { rgb, painted } = image;
  const labels = new Int8Array(painted.length).fill(noLabel);
  const whole = painted.reduce((sum, isPainted) => sum + isPainted, 0);
  let unfit = 0;
  const edges = new Map<number, boolean>();
  for (let pixel = 0; pixel < painted.length; pixel += 1) {
    if (painted[pixel] !== 1) continue;
    if (image.nearGround?.[pixel] === 1 && calm[pixel] !== 1) continue;
    const key = keyOf(rgb, pixel);
    let label = keys[key] ?? -2;
    if (label === -2) {
      label = nearest(labOfKey(key), labs, sameColour);
      keys[key] = label;
    }
    labels[pixel] = label;
    if (label !== noLabel) continue;
    const isEdge = edges.get(key) ?? isBetween(labOfKey(key), lines);
    edges.set(key, isEdge);
    if (calm[pixel] !== 1 && isEdge) continue;
    unfit += 1;
    // A photograph gets other colours: the rest of it decides nothing.
    if (unfit > whole * maxUnfit) return { colours, labels, isFlat: false };
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
  const keys = new Int8Array(1 << 18).fill(-2);
  const labels = Int8Array.from(image.painted, (isPainted, pixel) => {
    if (isPainted !== 1 || image.nearGround?.[pixel] === 1) return noLabel;
    const key = keyOf(image.rgb, pixel);
    if (keys[key] === -2) keys[key] = nearest(labOfKey(key), labs, Number.POSITIVE_INFINITY);
    return keys[key] ?? noLabel;
  });
  settleEdges(image, labels, labs, ground);
  return { colours: found.map(({ colour }) => colour), labels };
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

type Counted = { colour: string; lab: Lab; count: number };

/** The colours of the calm pixels in steps of four levels, the most frequent first, each with its most frequent shade. */
function countColours({ rgb, painted }: Painted, calm: Uint8Array): { counted: Counted[]; areFine: boolean } {
  let [whole, isCalm] = [0, 0];
  for (let pixel = 0; pixel < painted.length; pixel += 1) {
    whole += painted[pixel] ?? 0;
    isCalm += calm[pixel] ?? 0;
  }
  const areFine = isCalm < whole * minCalm;
  const counts = areFine ? painted : calm;
  const shades = new Map<number, number>();
  for (let pixel = 0; pixel < counts.length; pixel += 1) {
    if (counts[pixel] !== 1) continue;
    const shade =
      ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0);
    shades.set(shade, (shades.get(shade) ?? 0) + 1);
  }
  const steps = new Map<number, { shade: number; most: number; count: number }>();
  for (const [shade, count] of shades) {
    const key = ((shade >> 18) << 12) | (((shade >> 10) & 63) << 6) | ((shade >> 2) & 63);
    const step = steps.get(key) ?? { shade, most: 0, count: 0 };
    const isMost = count > step.most || (count === step.most && shade < step.shade);
    steps.set(key, {
      shade: isMost ? shade : step.shade,
      most: Math.max(count, step.most),
      count: step.count + count,
    });
  }
  const counted = [...steps.values()]
    .sort((one, other) => other.count - one.count || one.shade - other.shade)
    .map(({ shade, count }) => {
      const channels: Rgb = [shade >> 16, (shade >> 8) & 255, shade & 255];
      return { colour: hexOf(channels), lab: labOf(...channels), count };
    });
  return { counted, areFine };
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
      const distance = difference(lab, candidate.lab);
      if (distance <= veryNear) same += count;
      if (distance <= sameColour) around += count;
    }
    if (same >= whole * minShare && same >= around * minPeak) found.push(candidate);
  }
  return found;
}

/**
 * Soft edges get the colour of the nearest area within some pixels, others the nearest colour; none gets that of the ground,
 * which they blend into.
 */
function settleEdges(
  { width, height, rgb, painted }: Painted,
  labels: Int8Array,
  labs: readonly Lab[],
  ground: string | null,
): void {
  const [groundLab] = labsOf(ground === null ? [] : [ground]);
  const isOfLogo = labs.map((lab) => !groundLab || difference(lab, groundLab) > sameColour);
  if (!isOfLogo.includes(true)) isOfLogo.fill(true);
  const spreads = (label: number | undefined) => label !== undefined && isOfLogo[label] === true;
  for (let reach = 0; reach < maxReach; reach += 1) {
    const next: [number, number][] = [];
    for (let pixel = 0; pixel < labels.length; pixel += 1) {
      if (painted[pixel] !== 1 || labels[pixel] !== noLabel) continue;
      const column = pixel % width;
      const around = [
        column > 0 ? labels[pixel - 1] : noLabel,
        column < width - 1 ? labels[pixel + 1] : noLabel,
        pixel >= width ? labels[pixel - width] : noLabel,
        pixel < width * (height - 1) ? labels[pixel + width] : noLabel,
      ];
      const label = around.find(spreads);
      if (label !== undefined) next.push([pixel, label]);
    }
    for (const [pixel, label] of next) labels[pixel] = label;
  }
  const reachable = labs.map((lab, label): Lab => (isOfLogo[label] ? lab : unreachable));
  for (let pixel = 0; pixel < labels.length; pixel += 1)
    if (painted[pixel] === 1 && labels[pixel] === noLabel)
      labels[pixel] = nearest(labOfKey(keyOf(rgb, pixel)), reachable, Number.POSITIVE_INFINITY);
}

function nearest(lab: Lab, labs: readonly Lab[], most: number): number {
  let [found, least] = [noLabel, most];
  for (const [index, other] of labs.entries()) {
    const distance = difference(lab, other);
    if (distance <= least) [found, least] = [index, distance];
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

function labsOf(colours: readonly string[]): Lab[] {
  return colours.map((colour) => {
    const value = Number.parseInt(colour.slice(1), 16);
    return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
  });
}

/** Steps of four levels. */
function keyOf(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return (((rgb[at] ?? 0) >> 2) << 12) | (((rgb[at + 1] ?? 0) >> 2) << 6) | ((rgb[at + 2] ?? 0) >> 2);
}

function labOfKey(key: number): Lab {
  const level = (part: number) => Math.min(255, (part << 2) + 2);
  return labOf(level(key >> 12), level((key >> 6) & 63), level(key & 63));
}
