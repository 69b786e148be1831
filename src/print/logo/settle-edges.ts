import type { Size } from '#layout/guides.ts';
import { difference, type Lab } from '../colour/screen-lab.ts';
import { keyCount, keyOf, labOfKey, labsOf, nearest, noLabel } from './colour-keys.ts';
import { sameColour } from './edge-ground.ts';

type Painted = Size & { rgb: Uint8Array; painted: Uint8Array };

/** A soft edge is no wider on each side, in pixels. */
const maxReach = 3;
/** Further from every colour than any other. */
const unreachable: Lab = [1e6, 0, 0];
/** The number of a colour is not known yet. */
const unknown = -2;

/**
 * Soft edges get the colour of the nearest area within some pixels, others the nearest colour; none gets that of the ground,
 * which they blend into.
 */
export function settleEdges(
  image: Painted,
  labels: Int8Array,
  labs: readonly Lab[],
  ground: string | null,
): void {
  const [groundLab] = labsOf(ground === null ? [] : [ground]);
  const isOfLogo = labs.map((lab) => !groundLab || difference(lab, groundLab) > sameColour);
  if (!isOfLogo.includes(true)) isOfLogo.fill(true);
  let open = openPixels(image, labels);
  for (let reach = 0; reach < maxReach && open.length > 0; reach += 1)
    open = spread(image, labels, isOfLogo, open);
  const reachable = labs.map((lab, label): Lab => (isOfLogo[label] ? lab : unreachable));
  const known = new Int8Array(keyCount).fill(unknown);
  for (const pixel of open) {
    const key = keyOf(image.rgb, pixel);
    if (known[key] === unknown) known[key] = nearest(labOfKey(key), reachable, Number.POSITIVE_INFINITY);
    labels[pixel] = known[key] ?? noLabel;
  }
}

/** The painted pixels without a colour. */
function openPixels({ painted }: Painted, labels: Int8Array): number[] {
  const open: number[] = [];
  for (let pixel = 0; pixel < labels.length; pixel += 1)
    if (painted[pixel] === 1 && labels[pixel] === noLabel) open.push(pixel);
  return open;
}

/** Gives pixels the colour of a neighbour, all at once; returns the pixels without a colour so far. */
function spread(
  { width, height }: Size,
  labels: Int8Array,
  isOfLogo: readonly boolean[],
  open: readonly number[],
): number[] {
  const still: number[] = [];
  const found: number[] = [];
  const from: number[] = [];
  const last = width * (height - 1);
  const spreads = (label: number) => label !== noLabel && isOfLogo[label] === true;
  for (const pixel of open) {
    const column = pixel % width;
    const left = column > 0 ? (labels[pixel - 1] ?? noLabel) : noLabel;
    const right = column < width - 1 ? (labels[pixel + 1] ?? noLabel) : noLabel;
    const above = pixel >= width ? (labels[pixel - width] ?? noLabel) : noLabel;
    const below = pixel < last ? (labels[pixel + width] ?? noLabel) : noLabel;
    const label = spreads(left) ? left : spreads(right) ? right : spreads(above) ? above : below;
    if (spreads(label)) {
      found.push(pixel);
      from.push(label);
    } else still.push(pixel);
  }
  for (const [index, pixel] of found.entries()) labels[pixel] = from[index] ?? noLabel;
  return still;
}
