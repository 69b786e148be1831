/** The viewport of an element, in its user units. */
export type Viewport = { width: number; height: number };

/** User units of each unit; ems are those of the initial font size. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Larger lengths are no lengths. */
const maxLength = 1e7;

/** A length in user units; per cent are of the whole. Null for anything else. */
export function parseLength(text: string | undefined, whole: number): number | null {
  const found = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i.exec(text ?? '');
  if (!found) return null;
  const value = Number(found[1]);
  const unit = (found[2] ?? '').toLowerCase();
  const factor = unit === '%' ? whole / 100 : units[unit];
  return factor === undefined || !(Math.abs(value) < maxLength) ? null : value * factor;
}

/** What per cent of a length that is neither horizontal nor vertical refer to. */
export function diagonal({ width, height }: Viewport): number {
  return Math.hypot(width, height) / Math.SQRT2;
}

/** The numbers of a list. */
export function parseNumbers(text: string | undefined): number[] {
  return (text?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}
