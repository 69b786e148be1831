import { signedInAsHeaderName } from '#contract/signed-in-as-header.ts';

let believed: string | null = null;

/** Stores the user this tab shows as signed in. */
export function setSignedInAs(user: { id: string } | null): void {
  believed = user?.id ?? null;
}

/** The header with the user that the page shows. The server refuses a write if another user is signed in. */
export function signedInAsHeader(): Record<string, string> {
  return believed === null ? {} : { [signedInAsHeaderName]: believed };
}
