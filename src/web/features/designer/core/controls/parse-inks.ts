import type { ExactInk } from '#print/colour/exact-inks.ts';

/** Four typed inks in per cent; null unless each is a number from 0 to 100. A comma is a decimal point. */
export function parseInks(texts: readonly string[]): ExactInk['cmyk'] | null {
  const [c, m, y, k] = texts.map(parsePercent);
  return c == null || m == null || y == null || k == null ? null : [c, m, y, k];
}

/** Longer than any four inks. */
const pastedMax = 100;

/** Four inks pasted as one text, such as `cmyk(0 100 100 0)` or `0, 100, 100, 0`; null for any other text. */
export function readPastedInks(text: string): string[] | null {
  if (text.length > pastedMax) return null;
  const inner = /^\s*(?:cmyk\s*\()?([^()]*)\)?\s*$/i.exec(text)?.[1] ?? '';
  const parts = inner
    .replace(/[cmyk%;/]|,\s|,(?=\S*,)/gi, ' ')
    .trim()
    .split(/\s+/);
  return parts.length === 4 && parseInks(parts) ? parts : null;
}

function parsePercent(text: string): number | null {
  if (text.length > pastedMax || !/^\s*\d{1,3}(?:[.,]\d{1,2})?\s*%?\s*$/.test(text)) return null;
  const percent = Number.parseFloat(text.replace(',', '.'));
  return percent <= 100 ? percent : null;
}
