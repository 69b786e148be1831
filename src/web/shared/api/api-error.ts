import { isPageErrorCode, type PageErrorCode } from '#contract/errors.ts';

/** A non-OK response. `serverMessage` is for the user, `message` is technical. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: PageErrorCode | undefined;
  readonly serverMessage: string | undefined;
  /** The parsed response body, not validated. */
  readonly body: unknown;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseJson(body);
    const refusal = readRefusal(this.body);
    this.code = refusal.code;
    this.serverMessage = refusal.message;
  }
}

/** Whether the server refused because there is no session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_SIGNED_IN';
}

/** Whether a write was refused because another user has signed in since the page was loaded. */
export function isSignedInAsAnother(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SIGNED_IN_AS_ANOTHER';
}

/** Whether the server refused because the user is a manager of the company, perhaps since a moment ago. */
export function isNoLongerOwner(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_AN_OWNER';
}

/** Code and message of a refusal. A proxy's error page or an empty body has neither. */
function readRefusal(parsed: unknown): { code?: PageErrorCode; message?: string } {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return {
    ...('code' in parsed && typeof parsed.code === 'string' && isPageErrorCode(parsed.code)
      ? { code: parsed.code }
      : {}),
    ...('message' in parsed && typeof parsed.message === 'string' ? { message: parsed.message } : {}),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
