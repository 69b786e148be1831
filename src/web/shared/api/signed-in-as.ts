import { signedInAsHeaderName } from '#contract/signed-in.ts';

let shownUserId: string | null = null;

/** Stores the user this tab shows as signed in. */
export function setSignedInAs(user: { id: string } | null): void {
  shownUserId = user?.id ?? null;
}

/** The header with the user that the page shows. The server refuses a write if another user is signed in. */
export function signedInAsHeader(): Record<string, string> {
  return shownUserId === null ? {} : { [signedInAsHeaderName]: shownUserId };
}
