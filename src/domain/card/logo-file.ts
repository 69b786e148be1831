/** What the file input offers. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

export const logoMaxBytes = 10_485_760;

const logoFolder = '/objects/uploads/';
const logoIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a path is that of a stored logo. The server checks who owns it. */
export function isLogoPath(path: string): boolean {
  return path.startsWith(logoFolder) && logoIdPattern.test(logoIdOf(path));
}

/** The URL path of a stored logo. */
export function logoPath(id: string): string {
  return `${logoFolder}${id}`;
}

/** The id in such a path. */
export function logoIdOf(path: string): string {
  return path.slice(logoFolder.length);
}

/** Why a picked file cannot be a logo, or null. */
export function logoRefusal(file: { type: string; size: number }): 'NOT_AN_IMAGE' | 'LOGO_TOO_LARGE' | null {
  if (!logoTypes.some((type) => type === file.type)) return 'NOT_AN_IMAGE';
  return file.size > logoMaxBytes ? 'LOGO_TOO_LARGE' : null;
}
