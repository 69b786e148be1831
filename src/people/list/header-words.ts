import type { ColumnTarget } from './column-targets.ts';
import { knownHeaders } from './known-headers.ts';

/** The target of each known header. */
export const targetByHeader: ReadonlyMap<string, ColumnTarget> = new Map(
  Object.entries(knownHeaders).flatMap(([target, list]) =>
    list.split(',').map((header) => [header.trim().replace(/\s+/g, ' '), target as ColumnTarget] as const),
  ),
);

/** Longer than any header that is known, with its remarks. */
const headerMax = 200;

/** A header as the known ones are written: lower case, without accents, signs and remarks in brackets. */
export function foldedHeader(header: string): string {
  return (
    header
      .slice(0, headerMax)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      // Systems without umlauts write Buero and Geschaeft.
      .replace(/(?<!q)([aou])e/g, '$1')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}
