import { ApiError } from '../api/api-error.ts';
import type { Messages, Situation } from '../i18n/messages.ts';
import type { ToastText } from './toasts.ts';

/** Actions that show the server's or the payment provider's message instead of the fallback. */
const showsServerMessage: readonly Situation[] = [
  'makeDesign',
  'changeDesign',
  'deleteDesign',
  'login',
  'register',
  'secondFactor',
  'endSession',
  'adminUpdate',
  'adminDelete',
  'adminImpersonate',
  'checkout',
  'withdraw',
  'changePassword',
  'exportData',
  'deleteAccount',
  'keepAccount',
  'setLanguage',
  'logout',
  'restoreSession',
];
const showsProviderMessage: readonly Situation[] = ['payment'];

/** The toast of a failed action. `cardLimit` fills the text that mentions it. */
export function failureToast(
  t: Messages,
  situation: Situation,
  error: unknown,
  cardLimit?: number,
): ToastText {
  if (isSignedInAsAnother(error)) return signedInAsAnotherToast(t);
  const { title, fallback } = t.failures[situation];
  const description =
    textByCode(t, situation, error, cardLimit) ?? messageOfRefusal(t, situation, error) ?? fallback;
  return { variant: 'destructive', title, description };
}

/** Whether a write was refused because another user has signed in since the page was loaded. */
export function isSignedInAsAnother(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SIGNED_IN_AS_ANOTHER';
}

/** The same toast for every action: only a reload can show the current account. */
function signedInAsAnotherToast({ failures: { anotherPerson } }: Messages): ToastText {
  const { title, fallback: description, reload = title } = anotherPerson;
  return {
    variant: 'destructive',
    title,
    description,
    action: { label: reload, run: () => location.reload() },
    isPersistent: true,
  };
}

function textByCode(
  t: Messages,
  situation: Situation,
  error: unknown,
  cardLimit: number | undefined,
): string | undefined {
  if (!(error instanceof ApiError) || !error.code) return undefined;
  const texts = t.failures[situation].byCode?.[error.code];
  if (typeof texts !== 'function') return texts;
  return cardLimit === undefined ? undefined : texts(cardLimit);
}

function messageOfRefusal(t: Messages, situation: Situation, error: unknown): string | undefined {
  if (showsProviderMessage.includes(situation)) return (error instanceof Error && error.message) || undefined;
  if (!showsServerMessage.includes(situation) || !(error instanceof ApiError)) return undefined;
  return error.code ? t.errors[error.code] : error.serverMessage;
}
