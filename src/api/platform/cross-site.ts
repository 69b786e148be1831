type Asked = {
  method: string;
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent this on behalf of another site. Calls without a body need this as much as any:
 * a JSON content type protects only those that have one. Neither header means it is no browser.
 */
export function isCrossSite({ method, headers }: Asked, ownOrigin: string): boolean {
  if (safeMethods.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== ownOrigin;
}
