/** A cookie that stands beside a session's and says only that there may be one: a visitor's page then asks nobody. */
export const signedInCookie = 'vizitka-signed-in';
