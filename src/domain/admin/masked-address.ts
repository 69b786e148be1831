/** The first half of an IP address, as admins see it on screen and in the export. The database stores the whole address. */
export function maskedAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:*`;
  return `${address.split('.').slice(0, 2).join('.')}.*.*`;
}
