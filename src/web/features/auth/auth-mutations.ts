import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, Login, Registration, SignInResponse } from '#contract/account-schemas.ts';
import { startActing } from '../../shared/api/acting-for.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { changeCurrentUser } from '../../shared/api/session.ts';
import { adoptVisitorDraft } from '../../shared/drafts/draft-database.ts';
import type { Messages } from '../../shared/i18n/messages.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';

export function useLogin({ onSecondFactor }: { onSecondFactor: () => void }) {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationFn: (body: Login) => request('login', { body }),
    onSuccess: (user) => welcomeBack(client, t, user),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED') onSecondFactor();
      else showToast(failureToast(t, 'login', error));
    },
  });
}

/** Greets a user who has logged in and sets the current user. */
export async function welcomeBack(client: QueryClient, t: Messages, user: SignInResponse): Promise<void> {
  const { title, description } = t.toasts.welcomeBack;
  showToast({ variant: 'default', title, description: description(user.username) });
  await completeSignIn(client, user, user.companyId);
}

/** Every account starts on the Free plan. The specification requires the role in the request. */
export function useRegister() {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationFn: (account: Omit<Registration, 'role'>) =>
      request('register', { body: { ...account, role: 'free' } }),
    onSuccess: async (user) => {
      const { title, description } = t.toasts.accountCreated;
      const advice = user.passwordWarning ? ` ${t.auth.passwordAdvice[user.passwordWarning]}` : '';
      showToast({ variant: 'default', title, description: description(user.username) + advice });
      await completeSignIn(client, user);
    },
    onError: (error) => showToast(failureToast(t, 'register', error)),
  });
}

/** Moves the visitor's draft to the account that opens, and sets the current user. Without storage there is no draft. */
async function completeSignIn(
  client: QueryClient,
  user: CurrentUser,
  companyId: string | null = null,
): Promise<void> {
  const company = companyId === null ? null : { id: companyId };
  startActing(company && { userId: user.id, companyId: company.id });
  await adoptVisitorDraft(ownerIdOf({ id: user.id, company })).catch(() => undefined);
  await changeCurrentUser(client, user);
}
