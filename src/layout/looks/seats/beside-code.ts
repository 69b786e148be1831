import { placeLogo } from '../../blocks/place-logo.ts';
import { boxAround } from '../../boxes.ts';
import { cardShapeOf } from '../../graphics/canvas.ts';
import type { Box } from '../../guides.ts';
import type { PlacedLogo } from '../../scene.ts';
import type { CodeSeat } from '../code-seat.ts';
import type { PlacedBlock } from './code-block.ts';
import { type CodePage, margin } from './code-page.ts';

/** On a tall card, from a plate to the graphic below it: its caption is between them, in mm. */
const belowTall = 9;

/** From the margin to the logo in a frame, in mm. */
const besideFrame = 3.5;

/** The highest logo over a line beside the code, in mm. */
const aboveLine = 14.5;

function hasSprig({ graphics }: CodeSeat): boolean {
  return graphics.some(({ motif }) => motif === 'sprig');
}

/** Whether a frame is around the whole back. */
function isFramed({ graphics }: CodeSeat): boolean {
  return graphics.some(({ motif }) => motif === 'frame');
}

/** Whether the half beside the code has nothing but the company, a frame or the ground. */
export function hasFreeHalf(seat: CodeSeat): boolean {
  return seat.kind === 'word' || isFramed(seat) || (seat.kind === 'frame' && seat.shape === 'none');
}

/** What a graphic beside the code ends before. */
export function halfOf({ guides: { cut }, look }: CodePage, { plate, boxes }: PlacedBlock): Box {
  const box = plate?.box ?? boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const far = 20;
  if (cardShapeOf(cut) !== 'wide') {
    return { x: -far, y: -far, width: cut.width + 2 * far, height: box.y + box.height + belowTall + far };
  }
  const isLeft = look.isMirrored;
  const away = 4;
  const x = isLeft ? -far : box.x - away;
  const width = isLeft ? box.x + box.width + away + far : cut.width + far - x;
  return { x, y: -far, width, height: cut.height + 2 * far };
}

/** The free half beside the plate, within the margin; null where there is none. */
export function freeBox({ guides: { cut }, seat }: CodePage, { plate, boxes }: PlacedBlock): Box | null {
  if (cardShapeOf(cut) !== 'wide') return null;
  const box = plate?.box ?? boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [box.x - 4 - margin, cut.width - margin - box.x - box.width - 4];
  const width = Math.max(left, right);
  if (width < 18) return null;
  const x = left >= right ? margin : cut.width - margin - width;
  const inFrame = isFramed(seat) ? besideFrame : 0;
  return { x: x + inFrame, y: margin, width: width - inFrame, height: cut.height - 2 * margin };
}

/** The logo on a back with a code, in the free half: on its margin, its top on that of the code. */
export function logoBeside(
  { card, logo, seat, guides: { cut } }: CodePage,
  free: Box | null,
  { quiet, code }: PlacedBlock,
): PlacedLogo | null {
  if (!logo) return null;
  const { sizeMm, leftMm = 0, topMm = 0 } = card.back.logo ?? {};
  const aspect = logo.width / logo.height;
  const aimed = 1.3 * Math.max(4.5, Math.min(14.5, Math.sqrt(115 / aspect)));
  const widest = free ? free.width : cut.width - 2 * margin;
  const highest = seat.kind === 'half' ? aboveLine : Number.POSITIVE_INFINITY;
  const height = Math.min(aimed, widest / aspect, highest);
  const size = sizeMm ?? Math.max(height, height * aspect);
  const box = code?.box ?? quiet;
  const isInMiddle = isFramed(seat) || (seat.kind === 'word' && !hasSprig(seat));
  const top = isInMiddle ? box.y + (box.height - height) / 2 : box.y;
  if (free) {
    return placeLogo({ anchor: 'left', x: free.x, y: top }, { sizeMm: size, leftMm, topMm }, logo);
  }
  const y = Math.min(quiet.y - 4 - height, margin);
  return placeLogo(
    { anchor: 'center', x: cut.width / 2, y: Math.max(margin - 1, y) },
    { sizeMm: size, leftMm, topMm },
    logo,
  );
}
