/** The header with the id of the user whom the page shows as signed in, sent with every change. */
export const signedInAsHeaderName = 'x-vizitka-user';

/** A cookie without a secret, set together with the session cookie. Without it the page does not request the current user. */
export const signedInCookie = 'vizitka-signed-in';

/** The header with the id of the company that the tab acts for; without it, a request is about the person's own account. */
export const accountHeaderName = 'x-vizitka-account';

/** The parameter of a page's address with the id of the company that a mail is about. */
export const accountParameter = 'account';
