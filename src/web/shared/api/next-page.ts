/** The query of the next page from the Link header, or null on the last page. */
export function nextPageQuery(headers: Headers): Record<string, string> | null {
  const query = /\?([^>]*)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query));
}

/** The number of items on all pages. */
export function totalCount(headers: Headers): number {
  return Number(headers.get('x-total-count'));
}
