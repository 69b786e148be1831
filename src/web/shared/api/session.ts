import { type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { signedInCookie } from '#contract/signed-in.ts';
import type { Language } from '#domain/account/languages.ts';
import {
  clearActiveAccount,
  isAccountOfAnother,
  isCompanyActive,
  membershipEnded,
} from './active-account.ts';
import { ApiError } from './api-error.ts';
import { getCookie } from './cookies.ts';
import { notifyOtherTabs, onOtherTabMessage } from './other-tabs.ts';
import { dropPrefetchedResponses } from './prefetched-responses.ts';
import { request } from './request.ts';
import { setSignedInAs } from './signed-in-as.ts';

const sessionQueryKey = ['session'] as const;

/** The signed-in user, or null. */
export const currentUserQuery = queryOptions({ queryKey: sessionQueryKey, queryFn: readCurrentUser });

export function useCurrentUser(): UseQueryResult<CurrentUser | null> {
  return useQuery(currentUserQuery);
}

async function readCurrentUser(): Promise<CurrentUser | null> {
  const user = mayBeSignedIn() ? await fetchCurrentUser() : null;
  if (user && isAccountOfAnother(user)) membershipEnded.set('NOT_A_MEMBER');
  setSignedInAs(user);
  return user;
}

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await request('currentUser');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Visitors have no such cookie, so they cause no request. */
export function mayBeSignedIn(): boolean {
  return getCookie(signedInCookie) === '1';
}

/** Switches to another user: sets and refetches them, and resets all other queries. */
export async function changeCurrentUser(client: QueryClient, user: CurrentUser): Promise<void> {
  if (isAccountOfAnother(user)) clearActiveAccount();
  notifyOtherTabs();
  await Promise.all([refreshCurrentUser(client, user), resetOtherQueries(client)]);
}

function resetOtherQueries(client: QueryClient): Promise<void> {
  return client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQueryKey[0] });
}

/** Refetches the current user; sets the given value first. */
export async function refreshCurrentUser(client: QueryClient, user?: CurrentUser): Promise<void> {
  dropPrefetchedResponses();
  if (user) setSignedInAs(user);
  // The answer to a login or a change of the person has no company in it.
  if (user && !isCompanyActive()) client.setQueryData(sessionQueryKey, user);
  await client.invalidateQueries({ queryKey: sessionQueryKey });
}

/** The cached current user; undefined if not loaded. */
export function getCurrentUser(client: QueryClient): CurrentUser | null | undefined {
  return client.getQueryData<CurrentUser | null>(sessionQueryKey);
}

/** Refetches the user after a login or logout in another tab. Resets all other queries if the user is another one. */
export function syncSessionAcrossTabs(client: QueryClient): () => void {
  return onOtherTabMessage(async () => {
    const before = getCurrentUser(client)?.id;
    await refreshCurrentUser(client);
    if (getCurrentUser(client)?.id !== before) await resetOtherQueries(client);
  });
}

/** Sets the language in the cached user. */
export function setCachedLanguage(client: QueryClient, language: Language): void {
  client.setQueryData<CurrentUser | null>(sessionQueryKey, (user) => user && { ...user, language });
}

/** Adjusts the card count in the cached user. */
export function adjustCachedCardCount(client: QueryClient, added: number): void {
  client.setQueryData<CurrentUser | null>(
    sessionQueryKey,
    (user) => user && { ...user, cardCount: Math.max(0, user.cardCount + added) },
  );
}
