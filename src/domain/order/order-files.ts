import type { Card } from '../card/card.ts';
import { onOneLine } from '../card/line-breaks.ts';
import { resolveFormat } from '../card/resolve-card.ts';
import { csvFile } from '../csv.ts';
import { foldText } from '../plain-text.ts';
import { byBranchAndName } from './sort-lines.ts';

/** A file of an order that is sent. */
export type OrderedFile = { id: string; card: Card; branch: string; quantity: number; sha256: string };

/** The name of the table of the files in the archive of an order. */
export const manifestName = 'manifest.csv';

/**
 * The files of an order by branch and person, each with its name: its place, what the print shop's pattern makes of the card,
 * and how many to print. The place makes each name the only one.
 */
export function namedFiles<File extends Omit<OrderedFile, 'sha256'>>(
  files: readonly File[],
  pattern = '{name}',
): (File & { name: string })[] {
  const compare = byBranchAndName('en');
  const keyOf = ({ branch, card }: File) => ({ branch, name: onOneLine(card.content.fullName ?? '') });
  return files
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)))
    .map((file, at) => {
      const { fullName = '', companyName = '' } = file.card.content;
      const named = pattern
        .replace(/\.pdf$/i, '')
        .replaceAll('{name}', slugOf(fullName))
        .replaceAll('{company}', slugOf(companyName));
      return { ...file, name: `${String(at + 1).padStart(3, '0')}-${named}-${file.quantity}.pdf` };
    });
}

/** The table of the files as CSV: what each is, how many to print, and the hash of its bytes. */
export function orderManifest(files: readonly (OrderedFile & { name: string })[]): string {
  const rows = files.map(({ name, card, branch, quantity, sha256 }) => [
    name,
    onOneLine(card.content.fullName ?? ''),
    branch,
    quantity,
    card.back ? 2 : 1,
    sizeOf(card),
    sha256,
  ]);
  return csvFile([['file', 'person', 'branch', 'quantity', 'sides', 'size', 'sha256'], ...rows]);
}

function sizeOf(card: Card): string {
  const { format, orientation } = resolveFormat(card);
  const sides = [format.widthMm, format.heightMm].sort((one, other) => one - other);
  return `${(orientation === 'landscape' ? sides.reverse() : sides).join(' x ')} mm`;
}

/** Plain letters, digits and hyphens, which every file system accepts. */
function slugOf(text: string): string {
  const slug = foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return slug || 'card';
}
