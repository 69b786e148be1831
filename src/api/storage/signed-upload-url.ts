import { createHmac, timingSafeEqual } from 'node:crypto';
import { logoPath } from '#domain/card/logo-file.ts';
import type { SignedUpload } from './object-storage.ts';

/** A signed URL of our own to which one file may be PUT. `expires` is a Unix time in seconds. */
export function signUploadUrl(
  secret: Buffer,
  origin: string,
  { key, owner, byteSize }: SignedUpload,
  expires: number,
): string {
  const url = new URL(logoPath(lastPart(key)), origin);
  const length = byteSize === null ? '' : String(byteSize);
  url.search = new URLSearchParams({
    key,
    owner,
    ...(length && { length }),
    expires: String(expires),
    signature: signatureOf(secret, [key, owner, length, expires]).toString('hex'),
  }).toString();
  return url.href;
}

/** The content of a signed URL, or null if it is forged, changed or expired. */
export function verifyUploadUrl(secret: Buffer, url: URL, now: number): SignedUpload | null {
  const key = url.searchParams.get('key') ?? '';
  const owner = url.searchParams.get('owner') ?? '';
  const length = url.searchParams.get('length') ?? '';
  const expires = Number(url.searchParams.get('expires'));
  const actual = Buffer.from(url.searchParams.get('signature') ?? '', 'hex');
  const expected = signatureOf(secret, [key, owner, length, expires]);
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isSigned || now >= expires || url.pathname !== logoPath(lastPart(key))) return null;
  return { key, owner, byteSize: length === '' ? null : Number(length) };
}

function signatureOf(secret: Buffer, parts: (string | number)[]): Buffer {
  return createHmac('sha256', secret).update(parts.join('\n')).digest();
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
