import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { cardOfSaved } from '../../../shared/api/card-of-saved.ts';
import { cardListQuery } from '../../../shared/api/saved-cards.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useOfferedPlans } from '../../../shared/offer/offered-plans.ts';
import { PlanRows } from '../../../shared/offer/plan-rows.tsx';
import { useArePlansSold } from '../../../shared/offering.ts';
import { CardDrawing } from '../../../shared/team/card-drawing.tsx';
import { useMakeDesign } from '../../../shared/team/use-make-design.ts';
import { Button } from '../../../ui/inputs/button.tsx';

/** Without a company design: a saved card becomes one. A user of the free plan learns what it costs. */
export function ChooseDesign({ user }: { user: CurrentUser }) {
  const { page, choose } = useTexts('people');
  const isFree = user.role === 'free';
  const { data: cards } = useInfiniteQuery({ ...cardListQuery, enabled: !isFree });
  const make = useMakeDesign();
  const plans = useOfferedPlans(user);
  const { errors } = useTexts();
  const arePlansSold = useArePlansSold();
  return (
    <section className="mx-auto flex w-full max-w-160 flex-col gap-4 px-4 py-10">
      <h2 className="font-display text-[26px] leading-8 font-semibold">{page.heading}</h2>
      <p className="text-muted-foreground">
        {!isFree ? choose.text : arePlansSold ? choose.free : errors.FREE_CANNOT_DESIGN}
      </p>
      {isFree && <PlanRows plans={plans} isVisitor={false} />}
      {!isFree && cards?.length === 0 && (
        <Button asChild className="self-start">
          <Link to="/create">{choose.create}</Link>
        </Button>
      )}
      <ul className="grid gap-4 tablet:grid-cols-2">
        {cards
          ?.filter((card) => card.designId === undefined && !card.isTooNew)
          .map((card) => (
            <li key={card.id} className="flex flex-col gap-3 rounded-lg border border-border bg-canvas p-4">
              <span aria-hidden="true" className="mx-auto block w-full max-w-60">
                <CardDrawing card={cardOfSaved(card)} />
              </span>
              <span className="mt-auto flex items-center justify-between gap-3">
                <span className="min-w-0 truncate text-sm font-medium">{card.name}</span>
                <Button
                  variant="outline"
                  aria-label={choose.takeNamed(card.name)}
                  busy={make.isPending && make.variables.id === card.id}
                  onClick={() => make.mutate(card)}
                >
                  {choose.take}
                </Button>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
