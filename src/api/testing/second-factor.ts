import type { CallBody } from '#contract/endpoints.ts';
import { totpCode, totpStep } from '../security/totp.ts';
import { testPassword } from './api-under-test.ts';
import type { Caller } from './caller.ts';
import { passkeyOfDevice } from './passkey.ts';

type DevicePasskey = ReturnType<typeof passkeyOfDevice>;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes the secret as an authenticator app does. */
function secretOf(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export type AuthenticatorApp = {
  /** The code of the current time step, or of one after it. */
  code: (stepsAhead?: number) => string;
  backupCodes: string[];
};

/** Begins to set up an authenticator app with the password of the tests. */
export async function proposeTotp(caller: Caller, now = () => new Date()) {
  const proposed = await caller.call('proposeTotp', { body: { password: testPassword } });
  const secret = secretOf(proposed.json().secret);
  return { code: (stepsAhead = 0) => totpCode(secret, totpStep(now()) + stepsAhead) };
}

/** Sets one up. The code of the current step is used by it. */
export async function setUpApp(caller: Caller, now = () => new Date()): Promise<AuthenticatorApp> {
  const { code } = await proposeTotp(caller, now);
  const confirmed = await caller.call('confirmTotp', { body: { code: code() } });
  return { code, backupCodes: confirmed.json<{ backupCodes: string[] }>().backupCodes };
}

/** Gives the password, and a factor if there is one, for the options of a new passkey. */
export async function proposePasskey(
  caller: Caller,
  stepUp: CallBody<'proposePasskey'> = { password: testPassword },
) {
  const proposed = await caller.call('proposePasskey', { body: stepUp });
  return proposed.json();
}

/** Sends the response of a new passkey. */
export function putPasskey(caller: Caller, passkey: DevicePasskey, challenge: string) {
  return caller.call('addPasskey', {
    body: {
      name: 'A device',
      passkey: passkey.create(challenge),
    },
  });
}

/** Adds a passkey to an account without a second factor. */
export async function registerPasskey(caller: Caller): Promise<DevicePasskey> {
  const passkey = passkeyOfDevice();
  const { challenge } = await proposePasskey(caller);
  await putPasskey(caller, passkey, challenge);
  return passkey;
}
