import type { CallBody } from '#contract/endpoints.ts';
import { request } from '../../shared/api/request.ts';
import { clearDeviceData } from '../../shared/drafts/clear-device-data.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';
import {
  isWrongStepUp,
  refreshWrongFactor,
  type SteppedUp,
  showAtStepUp,
} from '../../shared/second-factor/step-up-failure.ts';

/** A wrong password or code is shown at its field, every other error in a toast. */
type OnRefused<Body> = (refusal: { isCode: boolean; message: string }, body: Body) => void;

type Change<Body> = { onChanged: () => void; onRefused: OnRefused<Body> };

export function useChangePassword({ onChanged, onRefused }: Change<CallBody<'changePassword'>>) {
  const common = useTexts();
  const { title, description } = useTexts('account').password.changed;
  const showAtField = useShowAtField();
  return useApiMutation('changePassword', {
    failure: 'changePassword',
    showInPlace: (error, { body }) => showAtField(error, (refusal) => onRefused(refusal, body)),
    success: ({ passwordWarning }) => {
      const advice = passwordWarning ? ` ${common.auth.passwordAdvice[passwordWarning]}` : '';
      return { title, description: description + advice };
    },
    onSuccess: onChanged,
  });
}

export function useResendVerification({ email }: { email: string }) {
  const { title, description } = useTexts('account').email.resent;
  return useApiMutation('resendVerification', {
    failure: 'resendVerification',
    success: { title, description: description(email) },
  });
}

export function useChangeEmail({ onChanged, onRefused }: Change<CallBody<'changeEmail'>>) {
  const { title, description } = useTexts('account').email.asked;
  const showAtField = useShowAtField();
  return useApiMutation('changeEmail', {
    failure: 'changeEmail',
    showInPlace: (error, { body }) => showAtField(error, (refusal) => onRefused(refusal, body)),
    success: (_, { body }) => ({ title, description: description(body.email) }),
    onSuccess: onChanged,
  });
}

/** Deletes the account and reloads the first page, so that no user data stays in memory. */
export function useDeleteAccount() {
  const { title, description } = useTexts('account').deletion.deleted;
  const { current: language } = useLanguage();
  return useApiMutation(({ stepUp }: SteppedUp) => request('deleteAccount', { body: stepUp }), {
    failure: 'deleteAccount',
    showInPlace: showAtStepUp,
    onSuccess: async ({ deletesAt }, _, client) => {
      await clearDeviceData(client);
      rememberToast({ variant: 'default', title, description: description(shortDate(language, deletesAt)) });
      location.assign('/');
    },
    onError: refreshWrongFactor,
  });
}

/** Shows a wrong password or code by `onRefused` and says whether it was one. */
function useShowAtField() {
  const { errors } = useTexts();
  return (error: Error, onRefused: (refusal: { isCode: boolean; message: string }) => void) => {
    if (!isWrongStepUp(error)) return false;
    const { code } = error;
    onRefused({ isCode: code === 'WRONG_CODE', message: errors[code] });
    return true;
  };
}
