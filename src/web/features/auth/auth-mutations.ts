import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser, Login, Registration, SignInResponse } from '#contract/account-schemas.ts';
import { setActiveAccount } from '../../shared/api/active-account.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { changeCurrentUser } from '../../shared/api/session.ts';
import { adoptVisitorDraft } from '../../shared/drafts/draft-database.ts';
import type { Messages } from '../../shared/i18n/messages.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';

export function useLogin({ onSecondFactor }: { onSecondFactor: () => void }) {
  const t = useTexts();
  return useApiMutation((body: Login) => request('login', { body }), {
    failure: 'login',
    showInPlace: (error) => {
      if (!(error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED')) return false;
      onSecondFactor();
      return true;
    },
    onSuccess: (user, _, client) => welcomeBack(client, t, user),
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
  const t = useTexts();
  const { title, description } = t.toasts.accountCreated;
  return useApiMutation(
    (account: Omit<Registration, 'role'>) => request('register', { body: { ...account, role: 'free' } }),
    {
      failure: 'register',
      success: ({ username, passwordWarning }) => {
        const advice = passwordWarning ? ` ${t.auth.passwordAdvice[passwordWarning]}` : '';
        return { title, description: description(username) + advice };
      },
      onSuccess: (user, _, client) => completeSignIn(client, user),
    },
  );
}

/** Moves the visitor's draft to the account that opens, and sets the current user. Without storage there is no draft. */
async function completeSignIn(
  client: QueryClient,
  user: CurrentUser,
  companyId: string | null = null,
): Promise<void> {
  const company = companyId === null ? null : { id: companyId };
  setActiveAccount(company && { userId: user.id, companyId: company.id });
  await adoptVisitorDraft(ownerIdOf({ id: user.id, company })).catch(() => undefined);
  await changeCurrentUser(client, user);
}
