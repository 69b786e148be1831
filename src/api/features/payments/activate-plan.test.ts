import { expect, test, vi } from 'vitest';
import type { SessionUser } from '../../security/session.ts';
import { activatePlan } from './activate-plan.ts';
import type { FulfilDeps } from './fulfil.ts';

const before = { accountId: 'a', role: 'free' } as SessionUser;
/** A user without an open payment. */
const deps = { payments: { openOf: () => Promise.resolve(null) } } as unknown as FulfilDeps;

test('a plan that the provider’s event activated after the session was read is returned', async () => {
  const now: SessionUser = { ...before, role: 'premium' };
  expect(await activatePlan({ ...deps, reloadUser: () => Promise.resolve(now) }, before, 'premium')).toBe(
    now,
  );
});

test('a user who has neither an open payment nor the plan is refused', async () => {
  const reloadUser = vi.fn(() => Promise.resolve(before));
  await expect(activatePlan({ ...deps, reloadUser }, before, 'premium')).rejects.toMatchObject({
    code: 'PAYMENT_REQUIRED',
  });
  expect(reloadUser).toHaveBeenCalledOnce();
});
