import type { ByteRange } from '../../storage/object-storage.ts';

/** The part of a file that a Range header asks for: all of it (null) where it asks for none or in a way we do not serve, 'beyond' where there is no such part. */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!asked) return null;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return null;
  // Without a beginning the number is a length: the last so many bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'beyond' : { first, last };
}
