/** Where pages of ours say that they broke. */
export const clientErrorPath = '/client-errors';

/** What a page says of an error: its class, the place in our code, the page's address. Never its words, which may hold what was typed. */
export type ClientError = { name: string; at: string; page: string };

/** A file of the build with line and column, as a stack names it. */
export const placeInCode = /\/assets\/([\w-]{1,80}\.js:\d{1,7}:\d{1,7})/;
