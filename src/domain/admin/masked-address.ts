/** An IP address as admins see it, on screen and in the export alike: its first half. The whole one is in the database, for the operator. */
export function maskedAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:*`;
  return `${address.split('.').slice(0, 2).join('.')}.*.*`;
}
