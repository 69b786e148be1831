import { strFromU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { lastRowNumber, listLimits } from './list-limits.ts';
import type { MergedCells } from './people-list.ts';
import { UnreadableList } from './unreadable-list.ts';

/** The cells of the first sheet as texts. Numbers are not rounded; a date is written year first. */
export async function readXlsx(bytes: Uint8Array): Promise<{ cells: string[][]; merged: MergedCells[] }> {
  const parts = inflatedParts(bytes);
  for (const [name, part] of Object.entries(parts)) if (name.includes('/worksheets/')) checkExtent(part);
  try {
    const rows = await readSheet(stored(parts), 1, { parseNumber: (written) => written });
    return { cells: rows.map((row) => row.map((cell) => textOf(cell))), merged: mergedCells(parts) };
  } catch {
    throw new UnreadableList('LIST_DAMAGED');
  }
}

type Parts = Record<string, Uint8Array>;

/**
 * The XML of the workbook. A small file can claim gigabytes: it is refused by the sizes that it declares, and while it is
 * inflated, because they may be wrong.
 */
function inflatedParts(bytes: Uint8Array): Parts {
  refuseDeclaredSize(bytes);
  const chunks = new Map<string, Uint8Array[]>();
  let inflated = 0;
  const unzip = new Unzip((file) => {
    if (!isPart(file.name)) return;
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      inflated += chunk.length;
      if (inflated > listLimits.inflatedBytes) throw new UnreadableList('LIST_INFLATES_TOO_FAR');
      own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  damagedUnless(() => {
    for (let at = 0; at < bytes.length; at += pushedBytes)
      unzip.push(bytes.subarray(at, at + pushedBytes), at + pushedBytes >= bytes.length);
  });
  return Object.fromEntries(Array.from(chunks, ([name, own]) => [name, joined(own)]));
}

/** So few at a time that they inflate to at most 17 MB. */
const pushedBytes = 16_384;

function refuseDeclaredSize(bytes: Uint8Array): void {
  let declared = 0;
  damagedUnless(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isPart(name)) declared += originalSize;
        return false;
      },
    }),
  );
  if (declared > listLimits.inflatedBytes) throw new UnreadableList('LIST_INFLATES_TOO_FAR');
}

function isPart(name: string): boolean {
  return name.endsWith('.xml') || name.endsWith('.xml.rels');
}

function damagedUnless(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    throw error instanceof UnreadableList ? error : new UnreadableList('LIST_DAMAGED');
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The reader fills gaps with empty rows and cells, so a number far out would make millions of them. */
function checkExtent(sheet: Uint8Array): void {
  for (const [, column = '', row = ''] of strFromU8(sheet).matchAll(/\sr\s*=\s*["']([A-Z]*)(\d+)["']/g)) {
    if (Number(row) > lastRowNumber) throw new UnreadableList('LIST_TOO_MANY_ROWS');
    if (column.length > 3 || columnNumber(column) > 500) throw new UnreadableList('LIST_TOO_MANY_COLUMNS');
  }
}

/** Which cells of the first sheet are shown as one, by columns. */
function mergedCells(parts: Parts): MergedCells[] {
  const sheet = strFromU8(parts[firstSheet(parts)] ?? new Uint8Array());
  const merged: MergedCells[] = [];
  const ranges = /<mergeCell\s[^<>]{0,200}?ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g;
  for (const [, column = '', first = '', last = ''] of sheet.matchAll(ranges)) {
    if (merged.length === mergedMax) break;
    merged.push({ column: columnNumber(column) - 1, first: Number(first) - 1, last: Number(last) - 1 });
  }
  return merged.filter(({ first, last }) => last > first);
}

/** A list has fewer; each is looked at for every row. */
const mergedMax = 2_000;

/** The part with the first sheet, as the workbook lists them. */
function firstSheet(parts: Parts): string {
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const [, id = ''] = /<sheet\s[^<>]{0,500}?\br:id="([^"]+)"/.exec(text('xl/workbook.xml')) ?? [];
  const relations = text('xl/_rels/workbook.xml.rels').match(/<Relationship\s[^<>]{0,1000}>/g) ?? [];
  const relation = relations.find((one) => one.includes(`Id="${id}"`)) ?? '';
  const [, target = 'worksheets/sheet1.xml'] = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation) ?? [];
  return `xl/${target}`;
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The same parts as an archive without compression, which the reader only has to copy. */
function stored(parts: Parts): ArrayBuffer {
  return zipSync(parts, { level: 0 }).buffer;
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'string') return isLongNumber(cell) ? String(Number(cell)) : cell;
  return typeof cell === 'boolean' ? String(cell) : '';
}

/** 905123456 is stored as it is, 0.1 sometimes as 0.10000000000000001. */
function isLongNumber(text: string): boolean {
  return /^-?\d+\.\d{15,}$|^-?\d+(?:\.\d+)?E[+-]?\d+$/.test(text) && Number.isFinite(Number(text));
}

function dateText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  if (time.startsWith('00:00:00')) return day;
  return date.getTime() < 86_400_000 - 2_209_161_600_000 ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`;
}
