import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallResponse } from '#contract/calls.ts';
import { signedInCookie } from '#contract/signed-in.ts';
import type { Language } from '#domain/account/languages.ts';
import { cookieNamed } from '../cookies.ts';
import { ApiError } from './api-error.ts';
import { notifyOtherTabs, onOtherTabMessage } from './other-tabs.ts';
import { request } from './request.ts';
import { setSignedInAs } from './signed-in-as.ts';

export type CurrentUser = CallResponse<'currentUser'>;

const sessionQueryKey = ['session'] as const;

/** Who is signed in; null is nobody. */
export function useCurrentUser(): UseQueryResult<CurrentUser | null> {
  return useQuery({ queryKey: sessionQueryKey, queryFn: readCurrentUser });
}

async function readCurrentUser(): Promise<CurrentUser | null> {
  const user = mayBeSignedIn() ? await askCurrentUser() : null;
  setSignedInAs(user);
  return user;
}

async function askCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await request('currentUser');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** A visitor has no session to ask about, and costs the server nothing. */
function mayBeSignedIn(): boolean {
  return cookieNamed(signedInCookie) === '1';
}

/** Another person from here on: they are shown at once and read again, and what was read for the one before is let go. */
export async function changeCurrentUser(client: QueryClient, user: CurrentUser): Promise<void> {
  notifyOtherTabs();
  await Promise.all([refreshCurrentUser(client, user), forgetOthersData(client)]);
}

function forgetOthersData(client: QueryClient): Promise<void> {
  return client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQueryKey[0] });
}

/** The same person, changed: shown at once where it is known how, and read again. */
export async function refreshCurrentUser(client: QueryClient, user?: CurrentUser): Promise<void> {
  if (user) {
    setSignedInAs(user);
    client.setQueryData(sessionQueryKey, user);
  }
  await client.invalidateQueries({ queryKey: sessionQueryKey });
}

/** Who is signed in as far as this tab knows. */
export function getCurrentUser(client: QueryClient): CurrentUser | null | undefined {
  return client.getQueryData<CurrentUser | null>(sessionQueryKey);
}

/** Somebody logged in or out in another tab: this one asks who is there, and lets go of what it read for another person. */
export function syncSessionAcrossTabs(client: QueryClient): () => void {
  return onOtherTabMessage(async () => {
    const before = getCurrentUser(client)?.id;
    await refreshCurrentUser(client);
    if (getCurrentUser(client)?.id !== before) await forgetOthersData(client);
  });
}

/** They chose a language: what is known of them says so without asking. */
export function rememberChosenLanguage(client: QueryClient, language: Language): void {
  client.setQueryData<CurrentUser | null>(sessionQueryKey, (user) => user && { ...user, language });
}

/** Cards were saved or deleted: the counters follow without asking. */
export function changeCardCount(client: QueryClient, added: number): void {
  client.setQueryData<CurrentUser | null>(
    sessionQueryKey,
    (user) => user && { ...user, cardCount: Math.max(0, user.cardCount + added) },
  );
}
