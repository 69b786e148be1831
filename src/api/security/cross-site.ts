type Asked = {
  method: string;
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };
};

/** Whether a browser says that another site led here, by a link or in a frame. An address that was typed comes from nowhere. */
export function isCrossSiteNavigation({ headers }: Pick<Asked, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent this on behalf of another site. Calls without a body need this as much as any:
 * a JSON content type protects only those that have one. Neither header means it is no browser.
 */
export function isCrossSite({ method, headers }: Asked, ownOrigin: string): boolean {
  if (safeMethods.has(method)) return false;
  if (headers['sec-fetch-site'] !== undefined) return isCrossSiteNavigation({ headers });
  return headers.origin !== undefined && headers.origin !== ownOrigin;
}
