import { hashToken } from '../security/hash-token.ts';
import { newSession } from '../security/session.ts';
import { signIns } from '../store/sessions/sign-ins.ts';
import { accountStateRows } from '../store/testing/account-states.ts';
import { emailTokenStore } from '../store/users/email-tokens.ts';
import { type ApiUnderTest, testPassword } from './api-under-test.ts';
import type { Caller } from './caller.ts';
import { addLink } from './mail-links.ts';
import { passkeyOfDevice } from './passkey.ts';
import { proposePasskey, putPasskey, registerPasskey } from './second-factor.ts';

export type AccountStates = Awaited<ReturnType<typeof accountInAllStates>>;

type Options = { adminId: string; isVerified: boolean };

/** An account in every state at once, and whether each state is still there. */
export async function accountInAllStates(api: ApiUnderTest, { adminId, isVerified }: Options) {
  const { db } = api;
  const own = await api.signedIn();
  const { user } = own;
  const { id, username, email } = user;
  const rows = accountStateRows(db, id);
  if (isVerified) await rows.confirmAddress();
  const passkey = await registerPasskey(own);
  await rows.agePasskeys();

  const challenge = async (caller: Caller) =>
    (await caller.call('secondFactorOptions')).json<{ passkey: { challenge: string } }>().passkey.challenge;
  /** The password and the passkey, in a session. */
  const stepUp = async (caller: Caller) => ({
    password: testPassword,
    passkey: passkey.use(await challenge(caller)),
  });
  /** A login that waits for the second factor. */
  const begin = async () => {
    const caller = api.visitor();
    const response = await caller.call('login', { body: { username, password: testPassword } });
    return { caller, response };
  };
  const complete = async (caller: Caller) =>
    caller.call('secondFactor', { body: { passkey: passkey.use(await challenge(caller)) } });

  const undo = await addLink(db, 'undo_email_change', { id, email: `earlier-${email}` });
  await rows.reserve(`earlier-${email}`);
  const newPasskey = passkeyOfDevice();
  await putPasskey(own, newPasskey, (await proposePasskey(own, await stepUp(own))).challenge);
  const confirm = await addLink(db, 'verify_email', user);
  const reset = await addLink(db, 'reset_password', user);
  const change = await addLink(db, 'change_email', { id, email: `later-${email}` });

  const viewer = api.visitor();
  const { token, stored } = newSession(new Date(), 60 * 60);
  await rows.impersonate(adminId, stored);
  viewer.setCookie(`vizitka=${token}`);
  const { caller: other } = await begin();
  await complete(other);
  const { caller: pending } = await begin();
  await challenge(pending);
  await other.call('proposeTotp', { body: await stepUp(other) });
  await proposePasskey(other, await stepUp(other));
  await challenge(other);
  const [otherHash, pendingHash] = [hashOf(other), hashOf(pending)];

  const isSignedIn = async (caller: Caller) => (await caller.call('currentUser')).json().id === id;
  const works = async ({ tokenHash, purpose }: typeof undo) =>
    (await emailTokenStore(db).find(tokenHash, [purpose], new Date())) !== null;
  const states: Record<string, () => Promise<boolean>> = {
    'own session': () => isSignedIn(own),
    'other session': () => isSignedIn(other),
    impersonation: () => isSignedIn(viewer),
    'pending login': async () => (await signIns(db).pending(pendingHash, new Date())) !== null,
    'login challenge': () => rows.hasChallenge('log_in', pendingHash),
    'confirm challenge': () => rows.hasChallenge('confirm', otherHash),
    'add challenge': () => rows.hasChallenge('add', otherHash),
    proposal: () => rows.hasProposal(otherHash),
    'confirm link': () => works(confirm),
    'reset link': () => works(reset),
    'address link': () => works(change),
    'undo link': () => works(undo),
    'reserved address': rows.hasReservation,
    'old factor': () => rows.hasPasskey(passkey.id),
    'new factor': () => rows.hasPasskey(newPasskey.id),
  };
  return {
    user,
    own,
    other,
    otherHash,
    pending,
    viewer,
    newPasskey,
    tokens: { confirm, reset, change, undo },
    stepUp,
    begin,
    complete,
    challenge,
    states: Object.keys(states),
    /** The states that are still there. */
    left: async () => {
      const found: string[] = [];
      for (const [state, isLeft] of Object.entries(states)) if (await isLeft()) found.push(state);
      return found;
    },
  };
}

function hashOf(caller: Caller): Buffer {
  return hashToken((caller.cookie() ?? '').replace(/^[^=]*=/, ''));
}
