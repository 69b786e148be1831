const yearInSeconds = 365 * 24 * 60 * 60;

/** The value of a cookie that scripts may read. */
export function getCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Stores a preference that the server may read; never for permissions. Lost if cookies are blocked. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API, and no value here needs escaping.
  document.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
