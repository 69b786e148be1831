const aYearInSeconds = 365 * 24 * 60 * 60;

/** A cookie that scripts may read. */
export function cookieNamed(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** For a plain word that the server may know too; never for a right. Where cookies are barred, it is forgotten. */
export function rememberCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of ours has the Cookie Store API, and nothing here needs escaping.
  document.cookie = `${name}=${value}; path=/; max-age=${aYearInSeconds}; samesite=lax`;
}
