import { totpCode, totpStep } from '../security/totp.ts';
import { type Caller, testPassword } from './api-under-test.ts';

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

/** Sets up an authenticator app with the password of the tests. The code of the current step is used by it. */
export async function setUpApp(caller: Caller, now = () => new Date()): Promise<AuthenticatorApp> {
  const proposed = await caller.post('/api/account/second-factors/totp', { password: testPassword });
  const secret = secretOf(proposed.json<{ secret: string }>().secret);
  const code = (stepsAhead = 0) => totpCode(secret, totpStep(now()) + stepsAhead);
  const confirmed = await caller.put('/api/account/second-factors/totp', { code: code() });
  return { code, backupCodes: confirmed.json<{ backupCodes: string[] }>().backupCodes };
}
