import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import type { CompanyRole } from '#domain/company/company.ts';
import { openAccount } from '../../shared/api/active-account.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { apiKeysQuery } from '../../shared/api/api-keys-query.ts';
import { refreshDesigns } from '../../shared/api/designs-query.ts';
import { request } from '../../shared/api/request.ts';
import { cardListQuery } from '../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { companyKey } from '../../shared/company/company-query.ts';
import { moveDrafts } from '../../shared/drafts/draft-database.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';
import {
  refreshWrongFactor,
  type SteppedUp,
  showAtStepUp,
} from '../../shared/second-factor/step-up-failure.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';
import { companyLogQuery } from './company-log-query.ts';

/** Shows a change: the company as the server has it now, its new log entry, and a toast. */
function useCompanyChange<Input>(
  /** Null: the company is read again. */
  change: (input: Input) => Promise<Company | null>,
  toastOf: (input: Input) => { title: string; description: string },
) {
  return useApiMutation(change, {
    failure: featureFailures.company(useTexts('company')),
    success: (_, input) => toastOf(input),
    onSuccess: (company, _, client) => showCompany(client, company),
    onError: showWhatIs,
  });
}

async function showCompany(client: QueryClient, company: Company | null): Promise<void> {
  if (company) client.setQueryData(companyKey, company);
  else await client.invalidateQueries({ queryKey: companyKey });
  await client.invalidateQueries({ queryKey: companyLogQuery.queryKey });
}

/** A refusal says that the page is out of date: another owner has changed the members or the role of this one. */
async function showWhatIs(error: Error, _: unknown, client: QueryClient): Promise<void> {
  if (!(error instanceof ApiError)) return;
  await Promise.all([refreshCurrentUser(client), client.invalidateQueries({ queryKey: companyKey })]);
}

type Person = { id: string; name: string };

export function useChangeRole() {
  const client = useQueryClient();
  const { roles, members } = useTexts('company');
  return useCompanyChange(
    async ({ id, role, isMe }: Person & { role: CompanyRole; isMe: boolean }) => {
      const company = await request('changeMember', { params: { id }, body: { role } });
      if (isMe) await refreshCurrentUser(client);
      return company;
    },
    ({ name, role }) => ({
      title: members.changed.title,
      description: members.changed.description(name, roles[role]),
    }),
  );
}

export function useRemoveMember() {
  const client = useQueryClient();
  const { members } = useTexts('company');
  return useCompanyChange(
    async ({ id, keys }: Person & { keys: 'keep' | 'revoke' }) => {
      await request('removeMember', { params: { id }, query: { keys } });
      await client.invalidateQueries(apiKeysQuery);
      return null;
    },
    ({ name }) => ({ title: members.removed.title, description: members.removed.description(name) }),
  );
}

/** Sends a new invitation in place of the old one. */
export function useResend() {
  const { members } = useTexts('company');
  return useCompanyChange(
    ({ email, role }: { email: string; role: CompanyRole }) =>
      request('inviteMembers', { body: { emails: [email], role } }),
    ({ email }) => ({ title: members.resent.title, description: members.resent.description(email) }),
  );
}

export function useRevoke() {
  const { members } = useTexts('company');
  return useCompanyChange(
    async ({ id }: { id: string; email: string }) => {
      await request('revokeInvitation', { params: { id } });
      return null;
    },
    ({ email }) => ({ title: members.revoked.title, description: members.revoked.description(email) }),
  );
}

/** Admits or refuses somebody who waits. */
export function useAnswerRequest() {
  const { members } = useTexts('company');
  return useCompanyChange(
    async ({ id, isAdmitted }: { id: string; email: string; isAdmitted: boolean }) => {
      if (isAdmitted) return request('admitPerson', { params: { id } });
      await request('refusePerson', { params: { id } });
      return null;
    },
    ({ email, isAdmitted }) => {
      const { title, description } = isAdmitted ? members.admitted : members.refused;
      return { title, description: description(email) };
    },
  );
}

export function useInvite() {
  const { invite } = useTexts('company');
  return useCompanyChange(
    (body: CallBody<'inviteMembers'>) => request('inviteMembers', { body }),
    ({ emails }) => ({ title: invite.sent.title, description: invite.sent.description(emails.length) }),
  );
}

export function useChangeCompany() {
  const client = useQueryClient();
  const { details } = useTexts('company');
  return useCompanyChange(
    async (body: CallBody<'changeCompany'>) => {
      const company = await request('changeCompany', { body });
      // The name is in the header.
      await refreshCurrentUser(client);
      return company;
    },
    () => details.saved,
  );
}

/** Moves the cards of the person to the company. */
export function useMoveOwnCards(user: CurrentUser, count: number) {
  const client = useQueryClient();
  const { own } = useTexts('company');
  return useCompanyChange(
    async () => {
      const company = await request('moveOwnCards');
      // Without storage there are no drafts.
      await moveDrafts(user.id, ownerIdOf(user)).catch(() => undefined);
      await Promise.all([
        refreshCurrentUser(client),
        client.resetQueries({ queryKey: cardListQuery.queryKey }),
        refreshDesigns(client),
      ]);
      return company;
    },
    () => ({ title: own.moved.title, description: own.moved.description(count) }),
  );
}

/** Ends the own membership and goes on as the person. */
export function useLeave({ id, name }: Pick<Company, 'id' | 'name'>) {
  const t = useTexts('company');
  return useApiMutation(() => request('leaveCompany', { params: { id } }), {
    failure: featureFailures.company(t),
    onSuccess: () => {
      const { title, description } = t.members.left;
      rememberToast({ variant: 'default', title, description: description(name) });
      openAccount(null, '/list');
    },
    onError: showWhatIs,
  });
}

export function useDeleteCompany() {
  const t = useTexts('company');
  const { title, description } = t.remove.scheduled;
  const { current: language } = useLanguage();
  return useApiMutation(({ stepUp }: SteppedUp) => request('deleteCompany', { body: stepUp }), {
    failure: featureFailures.company(t),
    showInPlace: showAtStepUp,
    success: ({ deletesAt }) => ({ title, description: description(shortDate(language, deletesAt ?? '')) }),
    onSuccess: (company, _, client) =>
      Promise.all([showCompany(client, company), refreshCurrentUser(client)]),
    onError: refreshWrongFactor,
  });
}
