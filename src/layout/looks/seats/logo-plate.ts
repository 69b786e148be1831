import type { Box, Size } from '../../guides.ts';
import { logoPlateId, type SceneShape } from '../../scene.ts';
import type { SeatShape } from '../look.ts';

/** Between a logo and the edge of its plate, as a share of its height. */
const padding = 0.25;

/** The widest logo, by its height, that a plate as high as it is wide can hold. */
const widestInRound = 1.7;

/** The shape of a plate for a logo: a wide one does not fit a disc. */
function shapeFor(shape: SeatShape, { width, height }: Size): SeatShape {
  const isRound = shape === 'disc' || shape === 'arch' || shape === 'house' || shape === 'blob';
  const isWide = Math.max(width / height, height / width) > widestInRound;
  if (isRound && isWide) return 'capsule';
  return shape === 'none' || shape === 'band' ? 'tile' : shape;
}

/** The size of a logo's plate. */
export function plateSize(logo: Size, shape: SeatShape): Size {
  if (shapeFor(shape, logo) === 'disc') {
    const side = Math.hypot(logo.width, logo.height) + 0.6;
    return { width: side, height: side };
  }
  const by = 2 * padding * Math.min(logo.height, logo.width);
  return { width: logo.width + by, height: logo.height + by };
}

/** The plate of a logo, in a box. */
export function plateShape(box: Box, shape: SeatShape, fill: string): SceneShape {
  return { kind: 'shape', id: logoPlateId, part: 'graphic', path: outline(box, shapeFor(shape, box)), fill };
}

/** The handle of a quarter of a circle drawn as a curve. */
const handle = 0.5523;

function outline({ x, y, width, height }: Box, shape: SeatShape): string {
  const [right, bottom] = [x + width, y + height];
  const least = Math.min(width, height);
  if (shape === 'disc') return rounded({ x, y, width, height }, least / 2);
  if (shape === 'blob') return rounded({ x, y, width, height }, 0.42 * least);
  if (shape === 'capsule') return rounded({ x, y, width, height }, Math.min(1.6, least / 2));
  if (shape === 'octagon' || shape === 'ticket') {
    const cut = 0.16 * least;
    return `M${x + cut} ${y}L${right - cut} ${y}L${right} ${y + cut}L${right} ${bottom - cut}L${right - cut} ${bottom}L${x + cut} ${bottom}L${x} ${bottom - cut}L${x} ${y + cut}Z`;
  }
  return `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
}

function rounded({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  const by = radius * (1 - handle);
  return [
    `M${x + radius} ${y}L${right - radius} ${y}`,
    `C${right - by} ${y} ${right} ${y + by} ${right} ${y + radius}L${right} ${bottom - radius}`,
    `C${right} ${bottom - by} ${right - by} ${bottom} ${right - radius} ${bottom}L${x + radius} ${bottom}`,
    `C${x + by} ${bottom} ${x} ${bottom - by} ${x} ${bottom - radius}L${x} ${y + radius}`,
    `C${x} ${y + by} ${x + by} ${y} ${x + radius} ${y}Z`,
  ].join('');
}
