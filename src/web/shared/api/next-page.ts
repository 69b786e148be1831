/** What to ask for the page after this one, as the Link header names it, or null after the last. */
export function nextPageQuery(headers: Headers): Record<string, string> | null {
  const query = /\?([^>]*)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query));
}

/** How many there are in all, on this page and the others. */
export function totalCount(headers: Headers): number {
  return Number(headers.get('x-total-count'));
}
