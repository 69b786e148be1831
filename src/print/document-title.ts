/** The title inside the file: who it is and where they work, as far as it is known. */
export function documentTitle({ fullName = '', companyName = '' }: Named): string {
  const known = [fullName.trim(), companyName.trim()].filter((part) => part !== '');
  return known.join(', ') || 'Business card';
}

type Named = { fullName?: string | undefined; companyName?: string | undefined };
