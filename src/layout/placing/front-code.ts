import type { FrontCode } from '#domain/card/adjustments.ts';
import type { CardContent } from '#domain/card/card.ts';
import { shortContact } from '#domain/card/code-fields.ts';
import { placeQr } from '../back/place-qr.ts';
import { qrTextOf } from '../back/qr-text.ts';
import type { Box, Size } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { qrSize } from '../qr/encode-qr.ts';
import type { PlacedQr } from '../scene.ts';

/** The smallest and the largest code, in mm; on a small card it is no larger than `mostOnSmall`. */
const sizes = { least: 16, most: 24, mostOnSmall: 20, smallSide: 45 } as const;

/** Modules of a code: as they are wanted, and the least that any reader is sure of, in mm. */
const modules = { wanted: 0.45, least: printLimits.qrModuleMm.needed, smallest: 0.35 } as const;

/** The text in the code on a front: a short contact, or what a person has typed. */
export function frontCodeText(content: CardContent, code: FrontCode): string {
  const kind = code.content ?? 'vcard';
  const fields = code.fields ?? [...shortContact(content)];
  return qrTextOf(content, { content: kind, value: code.value, fields });
}

/** The sizes of a code, the best first: in half millimetres, with modules that are read. */
export function codeSizes(text: string, { width, height }: Size, wishedMm: number | undefined): number[] {
  const strong = qrSize(text, 'M');
  const weak = qrSize(text, 'L') ?? strong;
  if (weak === null) return [];
  const most = Math.min(width, height) < sizes.smallSide ? sizes.mostOnSmall : sizes.most;
  const within = (mm: number) => Math.min(most, Math.max(sizes.least, mm));
  const largest = wishedMm ?? within(modules.wanted * (strong ?? weak));
  const smaller = [modules.wanted * weak, modules.least * weak, modules.smallest * weak].map(within);
  const found = [largest, ...smaller].map((mm) => Math.ceil(2 * mm - 0.01) / 2);
  const isRead = (mm: number) => mm / weak >= modules.smallest;
  return [...new Set(found)].filter((mm) => mm === wishedMm || (mm <= largest + 0.5 && isRead(mm)));
}

/** The code in a square. */
export function codeIn({ x, y, width }: Box, text: string, ink: string): PlacedQr | null {
  const centre = { x: x + width / 2, y: y + width / 2 };
  const place = { centre, room: { width, height: width }, alignLeft: null };
  return placeQr(text, { content: 'text', sizeMm: width }, place, ink);
}
