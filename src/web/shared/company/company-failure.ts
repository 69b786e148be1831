import type { CompanyMessages } from '#messages/en/company.ts';
import type { Messages } from '../i18n/messages.ts';
import { failureToast, isSignedInAsAnother } from '../notify/failure-toasts.ts';
import { refusalText } from '../notify/refusal-text.ts';
import type { ToastText } from '../notify/toasts.ts';

/** The toast of a refused or failed change of a company. The error catalogue says what to do next. */
export function companyFailure(t: Messages, { failed }: CompanyMessages, error: unknown): ToastText {
  if (isSignedInAsAnother(error)) return failureToast(t, 'anotherPerson', error);
  const description = refusalText(t, error, failed.text);
  return { variant: 'destructive', title: failed.title, description };
}
