/** Stored roles. A paid plan is sold under its plan name and stored as its role. */
export const roles = ['free', 'premium', 'enterprise', 'admin'] as const;
export type Role = (typeof roles)[number];

export const planNames = ['free', 'premium', 'corporate'] as const;
export type PlanName = (typeof planNames)[number];

export const paidPlans = ['premium', 'corporate'] as const satisfies readonly PlanName[];
export type PaidPlan = (typeof paidPlans)[number];

export const cardLimits = { free: 1, premium: 50, enterprise: 500 } as const satisfies Record<
  Exclude<Role, 'admin'>,
  number
>;

/** One-time prices for lifetime access. */
const pricesUsd = { premium: 19, corporate: 90 } as const satisfies Record<PaidPlan, number>;

export const roleOfPlan = {
  free: 'free',
  premium: 'premium',
  corporate: 'enterprise',
} as const satisfies Record<PlanName, Role>;

/** The plan of a role; an admin has none. */
export function planOfRole(role: Role): PlanName | null {
  switch (role) {
    case 'free':
      return 'free';
    case 'premium':
      return 'premium';
    case 'enterprise':
      return 'corporate';
    case 'admin':
      return null;
  }
}

/** The price of a plan in cents, as the provider counts. */
export function priceCents(plan: PaidPlan): number {
  return pricesUsd[plan] * 100;
}

/** The card limit when an admin sets a role; the role admin keeps the current one. */
export function cardLimitOfRole(role: Role, current: number): number {
  return role === 'admin' ? current : cardLimits[role];
}

/** The largest limit is sold, and therefore shown, as unlimited. Wherever it is, its number stands beside it. */
export function isSoldAsUnlimited(limit: number): boolean {
  return limit === cardLimits.enterprise;
}

export function limitLabel(limit: number): string {
  return isSoldAsUnlimited(limit) ? '∞' : String(limit);
}

type Saver = { role: Role; cardLimit: number };

/** Why this user may not save one more card, or null. */
export function saveRefusal(
  { role, cardLimit }: Saver,
  savedCount: number,
): 'FREE_CANNOT_SAVE' | 'CARD_LIMIT_EXCEEDED' | null {
  if (role === 'free') return 'FREE_CANNOT_SAVE';
  return savedCount >= cardLimit ? 'CARD_LIMIT_EXCEEDED' : null;
}

export type UsageNote = 'savingNeedsPlan' | 'cardsStay' | 'aboveLimit' | 'unlimited';

/** What the counter of saved cards cannot say in figures, or null. */
export function usageNote({ role, cardLimit }: Saver, savedCount: number): UsageNote | null {
  if (role === 'free') return savedCount > 0 ? 'cardsStay' : 'savingNeedsPlan';
  if (savedCount > cardLimit) return 'aboveLimit';
  return isSoldAsUnlimited(cardLimit) ? 'unlimited' : null;
}

/** Why this user may not duplicate a card, or null. */
export function duplicateRefusal(
  saver: Saver,
  savedCount: number,
): 'FREE_CANNOT_DUPLICATE' | ReturnType<typeof saveRefusal> {
  return saver.role === 'free' ? 'FREE_CANNOT_DUPLICATE' : saveRefusal(saver, savedCount);
}

/** Why this user may not change a saved card, or null. After a refund, cards can be viewed, printed and deleted, but not changed. */
export function changeRefusal({ role }: Pick<Saver, 'role'>): 'FREE_CANNOT_CHANGE' | null {
  return role === 'free' ? 'FREE_CANNOT_CHANGE' : null;
}

/** Why this user may not make or change company designs and import cards, or null. */
export function designRefusal({ role }: Pick<Saver, 'role'>): 'FREE_CANNOT_DESIGN' | null {
  return role === 'free' ? 'FREE_CANNOT_DESIGN' : null;
}

/** Why this user may not ask others about cards, or null. */
export function proofRefusal({ role }: Pick<Saver, 'role'>): 'FREE_CANNOT_SEND' | null {
  return role === 'free' ? 'FREE_CANNOT_SEND' : null;
}

export type PlanChange = 'current' | 'upgrade' | 'downgrade';

/** The change from the current plan to another. An admin has no plan, so every plan is an upgrade. */
export function planChange(current: PlanName | null, chosen: PlanName): PlanChange {
  if (current === null) return 'upgrade';
  const step = planNames.indexOf(chosen) - planNames.indexOf(current);
  if (step === 0) return 'current';
  return step > 0 ? 'upgrade' : 'downgrade';
}
