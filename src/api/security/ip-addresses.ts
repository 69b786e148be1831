import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The IP address in what a connection or a proxy says: a port, a zone and the IPv4-mapped form are taken off. Null
 * where it is none.
 */
export function parseAddress(told: string): string | null {
  const bare = withoutPort(told.trim()).replace(/%.*$/, '');
  if (!isIP(bare)) return null;
  return isIPv6(bare) ? (mappedIPv4(bare) ?? bare.toLowerCase()) : bare;
}

/** What an address is counted by. One subscriber has an IPv4 address or a whole IPv6 /64, and can have a /48. */
export function networksOf(told: string): { narrow: string; wide: string | null } {
  const address = parseAddress(told);
  if (!address) return { narrow: 'unknown', wide: null };
  if (isIPv4(address)) return { narrow: address, wide: null };
  const groups = groupsOf(address);
  return { narrow: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Proxies differ: 192.0.2.1, 192.0.2.1:4711, [2001:db8::1]:4711, 2001:db8::1. */
function withoutPort(told: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(told) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(told) ?? [];
  return bracketed ?? dotted ?? told;
}

function mappedIPv4(address: string): string | null {
  const groups = groupsOf(address);
  if (!groups.slice(0, 5).every((group) => group === '0') || groups[5] !== 'ffff') return null;
  const [high, low] = [parseInt(groups[6] ?? '', 16), parseInt(groups[7] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The parser of addresses writes every IPv6 address in one way, the dotted end included.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const [before, after] = [groupList(head), groupList(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function groupList(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
