import { ApiError, isSignedInAsAnother } from '../api/api-error.ts';
import type { FailureTexts, Messages, Situation } from '../i18n/messages.ts';
import type { ToastText } from './toasts.ts';

/**
 * What failed: a row of the table that every page has (`failures`), by its name, or a row that is loaded with a feature
 * (`feature-failures.ts`).
 */
export type Failure = Situation | FeatureFailure;

export type FeatureFailure = Omit<FailureTexts, 'byCode'> & {
  byCode?: TextsByCode;
  /** Said if no server answered. */
  unanswered?: string;
  /** Whose text a refusal has that the row does not name. */
  says?: Says;
};

/**
 * `row`: only the row's own; `catalogue`: the error catalogue's; `server`: also the server's of a code that this page does
 * not know; `provider`: the payment provider's.
 */
type Says = 'row' | 'catalogue' | 'server' | 'provider';

type TextsByCode = Partial<Record<string, string | ((cardLimit: number) => string)>>;

export type MoreTexts = {
  /** Fills the text that mentions it. */
  cardLimit?: number | undefined;
  /** Texts for codes that the row does not have. */
  errors?: Partial<Record<string, string>> | undefined;
};

const saysServer: readonly Situation[] = [
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

/** What failed and what to do, in words. */
export function failureText(
  t: Messages,
  failure: Failure | Omit<FeatureFailure, 'title'>,
  error: unknown,
  { cardLimit, errors }: MoreTexts = {},
): string {
  if (isSignedInAsAnother(error)) return t.failures.anotherPerson.fallback;
  const row = typeof failure === 'string' ? t.failures[failure] : failure;
  const code = failureCode(error) ?? '';
  const byCode: TextsByCode = row.byCode ?? {};
  const ofRow = byCode[code];
  const filled = typeof ofRow !== 'function' ? ofRow : cardLimit === undefined ? undefined : ofRow(cardLimit);
  return (
    filled ??
    errors?.[code] ??
    textOfOthers(t, error, saysOf(failure)) ??
    unanswered(failure, error) ??
    row.fallback
  );
}

/** The toast of a failed action. */
export function failureToast(t: Messages, failure: Failure, error: unknown, more?: MoreTexts): ToastText {
  const description = failureText(t, failure, error, more);
  if (isSignedInAsAnother(error)) return signedInAsAnotherToast(t, description);
  const { title } = typeof failure === 'string' ? t.failures[failure] : failure;
  return { variant: 'destructive', title, description };
}

/** The code of a refusal or of a failed job of a worker, also of one that the first file of the web does not know. */
export function failureCode(error: unknown): string | undefined {
  const { body } = error instanceof ApiError ? error : { body: error };
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The same toast for every action: only a reload can show the current account. */
function signedInAsAnotherToast({ failures: { anotherPerson } }: Messages, description: string): ToastText {
  const { title, reload = title } = anotherPerson;
  return {
    variant: 'destructive',
    title,
    description,
    action: { label: reload, run: () => location.reload() },
    isPersistent: true,
  };
}

function saysOf(failure: Situation | Omit<FeatureFailure, 'title'>): Says {
  if (typeof failure !== 'string') return failure.says ?? 'catalogue';
  if (failure === 'payment') return 'provider';
  return saysServer.includes(failure) ? 'server' : 'row';
}

function textOfOthers(t: Messages, error: unknown, says: Says): string | undefined {
  if (says === 'provider') return (error instanceof Error && error.message) || undefined;
  if (says === 'row' || !(error instanceof ApiError)) return undefined;
  if (error.code) return t.errors[error.code];
  return says === 'server' ? error.serverMessage : undefined;
}

function unanswered(failure: Failure | Omit<FeatureFailure, 'title'>, error: unknown): string | undefined {
  return typeof failure === 'string' || error instanceof ApiError ? undefined : failure.unanswered;
}
