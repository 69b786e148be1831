import type { ByteRange } from '../../storage/object-storage.ts';

/** The range of a Range header: null for the whole file, also for unsupported forms; 'beyond' if the file has no such range. */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  // Without a start, the number is a length from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'beyond' : { first, last };
}
