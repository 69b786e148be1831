import { type ErrorCode, isErrorCode } from '#contract/errors.ts';

/** A non-OK answer. The server's own words are kept apart from the technical message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly serverMessage: string | undefined;
  /** Everything the refusal says, as it came; nobody has checked it. */
  readonly body: unknown;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parsedJson(body);
    const refusal = readRefusal(this.body);
    this.code = refusal.code;
    this.serverMessage = refusal.message;
  }
}

/** The session has ended, or there never was one. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_SIGNED_IN';
}

/** What a body says of itself; a proxy's page or an empty body says nothing. */
function readRefusal(parsed: unknown): { code?: ErrorCode; message?: string } {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return {
    ...('code' in parsed && typeof parsed.code === 'string' && isErrorCode(parsed.code)
      ? { code: parsed.code }
      : {}),
    ...('message' in parsed && typeof parsed.message === 'string' ? { message: parsed.message } : {}),
  };
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
