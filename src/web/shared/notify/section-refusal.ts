import { ApiError } from '../api/api-error.ts';
import type { Messages } from '../i18n/messages.ts';
import { refusalText } from './refusal-text.ts';

/** The texts of a section that loads the words of its own refusals. */
type SectionTexts = {
  errors: Partial<Record<string, string>>;
  failed: { text: string };
};

/** The code of a refusal, also of one that the first file of the web does not know. */
export function refusalCode(error: unknown): string | undefined {
  const { body } = error instanceof ApiError ? error : {};
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What a section says about a refused or failed request. */
export function sectionRefusalText(t: Messages, { errors, failed }: SectionTexts, error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  const translated = errors[refusalCode(error) ?? ''];
  return refusalText(t, error, translated ?? said ?? failed.text);
}
