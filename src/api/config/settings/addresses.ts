import { isIP } from 'node:net';

/** Splits a comma-separated list into addresses and ranges. */
export function addressRanges(typed: string): string[] {
  return typed
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
}

export function isAddressRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function isSafeOrigin(url: URL): boolean {
  const { protocol, origin, href } = url;
  return href === `${origin}/` && (protocol === 'https:' || (protocol === 'http:' && isLoopback(url)));
}

export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
