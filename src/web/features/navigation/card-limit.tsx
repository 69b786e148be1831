import type { CurrentUser } from '#contract/account-schemas.ts';
import { isSoldAsUnlimited, limitLabel } from '#domain/plan/plans.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useArePlansSold } from '../../shared/offering.ts';

/** The limit after its label, and that it is one. The header of a tablet has no room for the number beside ∞. */
export function CardLimit({ limit }: { limit: number }) {
  const { account } = useTexts();
  return (
    <span className="text-sm text-muted-foreground max-desktop:whitespace-nowrap wide:whitespace-nowrap tabular-nums tablet:max-[899px]:text-xs">
      {account.cards} <span className="font-semibold text-foreground">{limitLabel(limit)}</span>
      {isSoldAsUnlimited(limit) ? (
        <span className="tablet:max-desktop:hidden"> {account.upTo(limit)}</span>
      ) : (
        ` ${account.isLimit}`
      )}
    </span>
  );
}

/** What the badge and the limit mean. */
export function usePlanMeaning({ role, cardLimit }: Pick<CurrentUser, 'role' | 'cardLimit'>): string {
  const { account, roles } = useTexts();
  const arePlansSold = useArePlansSold();
  if (!arePlansSold) return account.limitMeans(cardLimit);
  if (role === 'free') return account.freeMeans(roles[role]);
  return role === 'admin' ? account.adminMeans(cardLimit) : account.planMeans(roles[role], cardLimit);
}
