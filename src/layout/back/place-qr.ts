import { type QrBlock, qrLimits } from '#domain/card/card-back.ts';
import type { Size } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { encodeForSize, qrSize } from '../qr/encode-qr.ts';
import { outlineModules } from '../qr/outline-modules.ts';
import type { PlacedQr } from '../scene.ts';

/** Where a code belongs: the middle of its room, or at the left of it. In mm. */
type Place = { centre: { x: number; y: number }; room: Size; alignLeft: number | null };

const { needed: wantedModuleMm } = printLimits.qrModuleMm;

/** The code at its place, moved by its offset; null for an empty text or one that no code holds. */
export function placeQr(
  text: string,
  qr: QrBlock,
  { centre, room, alignLeft }: Place,
  colour: string,
  moduleMm: number = wantedModuleMm,
): PlacedQr | null {
  if (text === '') return null;
  const size = qr.sizeMm ?? suggestedSize(text, room);
  const code = encodeForSize(text, size, moduleMm);
  if (!code) return null;
  const { leftMm = 0, topMm = 0 } = qr;
  const [x, y] = [(alignLeft ?? centre.x - size / 2) + leftMm, centre.y - size / 2 + topMm];
  const side = size / code.size;
  return {
    id: 'qr',
    kind: 'qr',
    box: { x, y, width: size, height: size },
    moduleMm: side,
    modules: code.size,
    outlines: outlineModules(code).map((outline) =>
      outline.map(([column, row]) => [x + column * side, y + row * side] as const),
    ),
    colour,
    text,
  };
}

/** The usual size, or a larger one whose modules are as large as wanted, as far as there is room. */
function suggestedSize(text: string, room: Size): number {
  const wanted = Math.ceil((qrSize(text, 'M') ?? 0) * wantedModuleMm);
  const available = Math.floor(Math.min(room.width, room.height));
  return Math.max(qrLimits.size.min, Math.min(Math.max(qrLimits.size.fallback, wanted), available));
}
