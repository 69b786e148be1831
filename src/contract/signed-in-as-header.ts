/** Carries the id of the user whom a page shows as signed in when it asks for a change. */
export const signedInAsHeaderName = 'x-vizitka-user';
