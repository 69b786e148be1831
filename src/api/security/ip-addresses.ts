import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The IP address in the text of a connection or a proxy, without port, zone and IPv4-mapped form. Null if there is
 * none.
 */
export function parseAddress(text: string): string | null {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  if (!isIP(bare)) return null;
  return isIPv6(bare) ? (mappedIPv4(bare) ?? bare.toLowerCase()) : bare;
}

/** The networks by which an address is counted. A subscriber has an IPv4 address or an IPv6 /64, sometimes a /48. */
export function networksOf(text: string): { narrow: string; wide: string | null } {
  const address = parseAddress(text);
  if (!address) return { narrow: 'unknown', wide: null };
  if (isIPv4(address)) return { narrow: address, wide: null };
  const groups = groupsOf(address);
  return { narrow: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Proxies send various forms: 192.0.2.1, 192.0.2.1:4711, [2001:db8::1]:4711, 2001:db8::1. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

function mappedIPv4(address: string): string | null {
  const groups = groupsOf(address);
  if (!groups.slice(0, 5).every((group) => group === '0') || groups[5] !== 'ffff') return null;
  const [high, low] = [parseInt(groups[6] ?? '', 16), parseInt(groups[7] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every IPv6 address, also one with a dotted end.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const [before, after] = [groupList(head), groupList(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function groupList(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
