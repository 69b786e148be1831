import { createHmac, timingSafeEqual } from 'node:crypto';
import { logoPath } from '#domain/card/logo-file.ts';
import type { SignedUpload } from './object-storage.ts';

/** Addresses of our own that one file may be put to, signed so that nobody can make or change one. */

/** The address for a key, its last part as the path, until a moment in seconds. */
export function signUploadUrl(
  secret: Buffer,
  origin: string,
  { key, byteSize }: SignedUpload,
  expires: number,
): string {
  const address = new URL(logoPath(lastPart(key)), origin);
  const length = byteSize === null ? '' : String(byteSize);
  address.search = new URLSearchParams({
    key,
    ...(length && { length }),
    expires: String(expires),
    signature: signatureOf(secret, key, length, expires).toString('hex'),
  }).toString();
  return address.href;
}

/** What an address was signed for, or null where it is forged, changed or over. */
export function signedUpload(secret: Buffer, address: URL, now: number): SignedUpload | null {
  const key = address.searchParams.get('key') ?? '';
  const length = address.searchParams.get('length') ?? '';
  const expires = Number(address.searchParams.get('expires'));
  const given = Buffer.from(address.searchParams.get('signature') ?? '', 'hex');
  const expected = signatureOf(secret, key, length, expires);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned || now >= expires || address.pathname !== logoPath(lastPart(key))) return null;
  return { key, byteSize: length === '' ? null : Number(length) };
}

function signatureOf(secret: Buffer, key: string, length: string, expires: number): Buffer {
  return createHmac('sha256', secret).update(`${key}\n${length}\n${expires}`).digest();
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
