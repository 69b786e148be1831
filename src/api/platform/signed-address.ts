import { createHmac, timingSafeEqual } from 'node:crypto';
import { logoPath } from '#domain/uploads.ts';

/** Addresses of our own that one file may be put to, signed so that nobody can make or change one. */

/** The address for a key, its last part as the path, until a moment in seconds. */
export function signAddress(secret: Buffer, origin: string, key: string, expires: number): string {
  const address = new URL(logoPath(lastPart(key)), origin);
  address.search = new URLSearchParams({
    key,
    expires: String(expires),
    signature: signatureOf(secret, key, expires).toString('hex'),
  }).toString();
  return address.href;
}

/** The key that an address was signed for, or null where it is forged, changed or over. */
export function signedKey(secret: Buffer, address: URL, now: number): string | null {
  const key = address.searchParams.get('key') ?? '';
  const expires = Number(address.searchParams.get('expires'));
  const given = Buffer.from(address.searchParams.get('signature') ?? '', 'hex');
  const expected = signatureOf(secret, key, expires);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && now < expires && address.pathname === logoPath(lastPart(key)) ? key : null;
}

function signatureOf(secret: Buffer, key: string, expires: number): Buffer {
  return createHmac('sha256', secret).update(`${key}\n${expires}`).digest();
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
