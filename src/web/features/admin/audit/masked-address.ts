/** An address as colleagues may see it over one's shoulder: its first half. The export has all of it. */
export function maskedAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:*`;
  return `${address.split('.').slice(0, 2).join('.')}.*.*`;
}
