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
  };
  challenges: { take: (holder: ChallengeHolder, now: Date) => Promise<string | null> };
  limits: RateLimits;
  party: RelyingParty;
  now: () => Date;
};

/** What has a challenge: a session that adds a passkey or confirms with one, or a pending sign-in. */
export type ChallengeHolder = { tokenHash: Buffer; purpose: 'add' | 'log_in' | 'confirm' };

/** Whose factor it is, and what has the challenge. */
type Holder = ChallengeHolder & { userId: string };

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
  { factors, challenges, party, now }: FactorDeps,
  { userId, ...holder }: Holder,
  response: NonNullable<FactorProof['passkey']>,
): Promise<boolean> {
  const challenge = await challenges.take(holder, now());
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

type Checkable = { id: string; passwordHash: string; hasSecondFactor: boolean };

/** Requires the password of the signed-in user, and the second factor if they have one. Returns the account as it was checked. */
export async function requireStepUp<Account extends Checkable>(
  deps: FactorDeps & Parameters<typeof requirePassword<Account>>[0],
  user: Pick<SessionUser, 'username'>,
  { password, ...proof }: StepUp,
  { address, tokenHash }: { address: string; tokenHash: Buffer },
): Promise<Account> {
  const account = await requirePassword(deps, user, password, address);
  if (account.hasSecondFactor)
    await requireFactor(deps, { userId: account.id, tokenHash, purpose: 'confirm' }, proof);
  return account;
}
