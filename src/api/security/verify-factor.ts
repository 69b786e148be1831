import { Refusal } from '#contract/errors.ts';
import type { FactorProof, StepUp } from '#contract/second-factor-schemas.ts';
import { hashBackupCode } from './backup-codes.ts';
import { type RelyingParty, type StoredPasskey, verifyPasskey } from './passkeys.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SessionUser } from './session.ts';
import { matchingStep } from './totp.ts';
import { requirePassword } from './verify-password.ts';

export type FactorDeps = {
  /** The stored factors of users; a spent code or challenge does not work again. */
  factors: {
    totpSecretOf: (userId: string) => Promise<Buffer | null>;
    spendTotpStep: (userId: string, step: number) => Promise<boolean>;
    spendBackupCode: (userId: string, codeHash: Buffer) => Promise<boolean>;
    passkeysOf: (userId: string) => Promise<StoredPasskey[]>;
    markPasskeyUsed: (id: string, counter: number) => Promise<void>;
    takeChallenge: (tokenHash: Buffer, now: Date) => Promise<string | null>;
  };
  limits: RateLimits;
  party: RelyingParty;
  now: () => Date;
};

/** Whose factor it is, and the session or pending sign-in that has the challenge. */
type Holder = { userId: string; tokenHash: Buffer };

/** Requires a code of the app, a backup code or a passkey. Wrong ones are counted for the account. */
export async function requireFactor(deps: FactorDeps, holder: Holder, proof: FactorProof): Promise<void> {
  const { limits } = deps;
  await limits.count('wrongCodesByAccount', holder.userId);
  const isRight = proof.passkey
    ? await isPasskeyRight(deps, holder, proof.passkey)
    : await isCodeRight(deps, holder.userId, proof.code ?? '');
  if (!isRight) throw new Refusal('WRONG_CODE');
  await limits.forget('wrongCodesByAccount', holder.userId);
}

async function isCodeRight({ factors, now }: FactorDeps, userId: string, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return factors.spendBackupCode(userId, hashBackupCode(userId, code));
  const secret = await factors.totpSecretOf(userId);
  const step = secret && matchingStep(secret, code, now());
  return step ? factors.spendTotpStep(userId, step) : false;
}

async function isPasskeyRight(
  { factors, party, now }: FactorDeps,
  { userId, tokenHash }: Holder,
  response: NonNullable<FactorProof['passkey']>,
): Promise<boolean> {
  const challenge = await factors.takeChallenge(tokenHash, now());
  const passkey = (await factors.passkeysOf(userId)).find(({ id }) => id === response.id);
  if (!challenge || !passkey) return false;
  const { userHandle, ...signed } = response.response;
  const counter = await verifyPasskey(
    party,
    challenge,
    { ...response, response: { ...signed, ...(userHandle && { userHandle }) } },
    passkey,
  );
  if (counter === null) return false;
  await factors.markPasskeyUsed(passkey.id, counter);
  return true;
}

type StepUpDeps = FactorDeps & Parameters<typeof requirePassword>[0];

/** Requires the password of the signed-in user, and the second factor if they have one. */
export async function requireStepUp(
  deps: StepUpDeps,
  user: Pick<SessionUser, 'id' | 'username' | 'secondFactor'>,
  { password, ...proof }: StepUp,
  { address, tokenHash }: { address: string; tokenHash: Buffer },
): Promise<void> {
  await requirePassword(deps, user, password, address);
  if (user.secondFactor === 'on') await requireFactor(deps, { userId: user.id, tokenHash }, proof);
}
