import { signedInAsHeaderName } from '#contract/signed-in.ts';

let believed: string | null = null;

/** Notes whom this tab shows as signed in; null is nobody. */
export function setSignedInAs(user: { id: string } | null): void {
  believed = user?.id ?? null;
}

/** The header by which a change says whom its page shows. The server refuses it when another person is signed in now. */
export function signedInAsHeader(): Record<string, string> {
  return believed === null ? {} : { [signedInAsHeaderName]: believed };
}
