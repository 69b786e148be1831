/** The path to which pages report their errors. */
export const clientErrorPath = '/client-errors';

/** An error in a page: its class, the position in our code and the path of the page. Without the message, which may contain user input. */
export type ClientError = { name: string; at: string; page: string };

/** A built file with line and column, as in a stack trace. */
export const placeInCode = /\/assets\/([\w-]{1,80}\.js:\d{1,7}:\d{1,7})/;
