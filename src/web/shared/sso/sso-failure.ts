import { ApiError } from '../api/api-error.ts';
import type { SsoMessages } from '../i18n/en/company/sso.ts';
import type { Messages } from '../i18n/en/messages.ts';
import { refusalText } from '../notify/refusal-text.ts';

/** The code of a refusal, also of one that other pages do not know. */
export function refusalCode(error: unknown): string | undefined {
  const { body } = error instanceof ApiError ? error : {};
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What to say about a refused or failed request. */
export function ssoFailureText(messages: Messages, { errors, failed }: SsoMessages, error: unknown): string {
  const own: Partial<Record<string, { message: string }>> = errors;
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  const translated = own[refusalCode(error) ?? '']?.message;
  return refusalText(messages, error, translated ?? said ?? failed.text);
}
