import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are not on the public internet, from the registries of special addresses (IANA). */
const blocked = blockListOf([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a provider's NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the host of a virtual machine in Azure
  '169.254.0.0/16', // link-local, with the metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, with broadcast
  '2001::/23', // Teredo and other protocol assignments
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
]);

/** All other IPv6 addresses are loopback, mapped IPv4, NAT64, unique local, link-local, multicast or unassigned. */
const globalUnicast = blockListOf(['2000::/3']);

const loopback = blockListOf(['127.0.0.0/8']);

/** Whether an IP address is on the public internet. A text that is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Whether an IP address is this machine, in its plain form. */
export function isLoopbackAddress(address: string): boolean {
  // For an IPv6 address the list would also know its mapped form.
  return isIPv4(address) ? loopback.check(address, 'ipv4') : address === '::1';
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether an address is one of these addresses and ranges. */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = blockListOf(
    ranges.map((range) => (range.includes('/') ? range : `${range}/${isIPv6(range) ? 128 : 32}`)),
  );
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
