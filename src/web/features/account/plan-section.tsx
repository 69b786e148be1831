import type { CurrentUser } from '#contract/account-schemas.ts';
import { isSoldAsUnlimited, limitLabel, usageNote } from '#domain/plan/plans.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import { Counter } from '../../ui/feedback/counter.tsx';

export function PlanSection({ user }: { user: CurrentUser }) {
  const { role, cardCount, cardLimit } = user;
  const { account, editor, roles } = useTexts();
  const accountPage = useTexts('account');
  const { plan } = accountPage;
  const arePlansSold = useArePlansSold();
  const promise = isSoldAsUnlimited(cardLimit) ? plan.unlimited : plan.limited(cardLimit);
  const note = usageNote(user, cardCount);
  return (
    <PageSection
      id="plan"
      title={arePlansSold ? plan.title : plan.cards}
      action={
        <Counter
          count={cardCount}
          limit={cardLimit}
          label={editor.usage(cardCount, limitLabel(cardLimit))}
          className="self-start tablet:self-center"
        />
      }
    >
      {arePlansSold && (
        <p className="flex flex-wrap items-center gap-x-3 pt-1 text-muted-foreground">
          <span className="font-display text-[24px] leading-8 font-semibold tracking-title text-foreground">
            {roles[role]}
          </span>
          {role === 'free' ? plan.free : promise}
        </p>
      )}
      {(note === 'cardsStay' || note === 'aboveLimit') && (
        <p className="pt-0.5 text-muted-foreground">{account.usageNotes[note](cardCount, cardLimit)}</p>
      )}
    </PageSection>
  );
}
