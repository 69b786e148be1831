/** The header with the token of a link. */
export const linkHeaderName = 'x-vizitka-link';
