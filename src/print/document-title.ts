/** The title in the file's metadata: name and company, without empty ones. */
export function documentTitle({ fullName = '', companyName = '' }: Named): string {
  const parts = [fullName.trim(), companyName.trim()].filter((part) => part !== '');
  return parts.join(', ') || 'Business card';
}

type Named = { fullName?: string | undefined; companyName?: string | undefined };
