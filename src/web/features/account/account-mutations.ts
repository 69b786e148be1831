import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { clearDeviceData } from '../../shared/drafts/clear-device-data.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import type { Messages, Situation } from '../../shared/i18n/messages.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import type { StepUpInput } from '../../shared/second-factor/step-up-dialog.tsx';

/** A wrong password or code is shown at its field, every other error in a toast. */
type OnRefused<Body> = (refusal: { isCode: boolean; message: string }, body: Body) => void;

type Change<Body> = { onChanged: () => void; onRefused: OnRefused<Body> };

export function useChangePassword({ onChanged, onRefused }: Change<CallBody<'changePassword'>>) {
  const common = useTexts();
  const { password: t } = useTexts('account');
  return useMutation({
    mutationFn: (body: CallBody<'changePassword'>) => request('changePassword', { body }),
    onSuccess: ({ passwordWarning }) => {
      const { title, description } = t.changed;
      const advice = passwordWarning ? ` ${common.auth.passwordAdvice[passwordWarning]}` : '';
      showToast({ variant: 'default', title, description: description + advice });
      onChanged();
    },
    onError: (error, body) =>
      showFailure(common, 'changePassword', error, (refusal) => onRefused(refusal, body)),
  });
}

export function useResendVerification({ email }: { email: string }) {
  const common = useTexts();
  const { email: t } = useTexts('account');
  return useMutation({
    mutationFn: () => request('resendVerification'),
    onSuccess: () => {
      const { title, description } = t.resent;
      showToast({ variant: 'default', title, description: description(email) });
    },
    onError: (error) => showToast(failureToast(common, 'resendVerification', error)),
  });
}

export function useChangeEmail({ onChanged, onRefused }: Change<CallBody<'changeEmail'>>) {
  const common = useTexts();
  const { email: t } = useTexts('account');
  return useMutation({
    mutationFn: (body: CallBody<'changeEmail'>) => request('changeEmail', { body }),
    onSuccess: (_, { email }) => {
      const { title, description } = t.asked;
      showToast({ variant: 'default', title, description: description(email) });
      onChanged();
    },
    onError: (error, body) =>
      showFailure(common, 'changeEmail', error, (refusal) => onRefused(refusal, body)),
  });
}

/** Deletes the account and reloads the first page, so that no user data stays in memory. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const common = useTexts();
  const { deletion: t } = useTexts('account');
  const { current: language } = useLanguage();
  return useMutation({
    mutationFn: ({ stepUp }: { stepUp: StepUpInput; showError: (error: Error) => void }) =>
      request('deleteAccount', { body: stepUp }),
    onSuccess: async ({ deletesAt }) => {
      const { title, description } = t.deleted;
      await clearDeviceData(client);
      rememberToast({ variant: 'default', title, description: description(shortDate(language, deletesAt)) });
      location.assign('/');
    },
    onError: (error, { showError }) => {
      showFailure(common, 'deleteAccount', error, () => showError(error));
      // The factor may have been set up on another device: the dialog has to ask for it.
      if (isRefusedCode(error)) void refreshCurrentUser(client);
    },
  });
}

const isRefusedCode = (error: Error) => error instanceof ApiError && error.code === 'WRONG_CODE';

function showFailure(
  t: Messages,
  situation: Situation,
  error: Error,
  onRefused: (refusal: { isCode: boolean; message: string }) => void,
) {
  const isCode = isRefusedCode(error);
  if (isCode || (error instanceof ApiError && error.code === 'WRONG_PASSWORD'))
    onRefused({ isCode, message: t.errors[isCode ? 'WRONG_CODE' : 'WRONG_PASSWORD'] });
  else showToast(failureToast(t, situation, error));
}
