type RequestInfo = {
  method: string;
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };
};

/** Whether a browser reports that another site started the request, by a link or in a frame. A typed URL has the value none. */
export function isCrossSiteNavigation({ headers }: Pick<RequestInfo, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent a changing request for another site. A JSON content type protects only calls with a body, so all
 * are checked. A request without both headers does not come from a browser.
 */
export function isCrossSite({ method, headers }: RequestInfo, ownOrigin: string): boolean {
  if (safeMethods.has(method)) return false;
  if (headers['sec-fetch-site'] !== undefined) return isCrossSiteNavigation({ headers });
  return headers.origin !== undefined && headers.origin !== ownOrigin;
}
