import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { cardListQuery } from '../../../shared/api/saved-cards.ts';
import { offeredPlans } from '../../../shared/offer/offered-plans.ts';
import { PlanRows } from '../../../shared/offer/plan-rows.tsx';
import { useMakeDesign } from '../../../shared/team/use-make-design.ts';
import { usePeopleTexts } from '../../../shared/team/use-people-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';

/** Without a company design: a saved card becomes one. A user of the free plan learns what it costs. */
export function ChooseDesign({ user }: { user: CurrentUser }) {
  const { page, choose } = usePeopleTexts();
  const isFree = user.role === 'free';
  const { data: cards } = useInfiniteQuery({ ...cardListQuery, enabled: !isFree });
  const make = useMakeDesign();
  return (
    <section className="mx-auto flex w-full max-w-160 flex-col gap-4 px-4 py-10">
      <h2 className="font-display text-[26px] leading-8 font-semibold">{page.heading}</h2>
      <p className="text-muted-foreground">{isFree ? choose.free : choose.text}</p>
      {isFree && <PlanRows plans={offeredPlans(user)} isVisitor={false} />}
      {!isFree && cards?.length === 0 && (
        <Button asChild className="self-start">
          <Link to="/create">{choose.create}</Link>
        </Button>
      )}
      <ul className="flex flex-col lines-y">
        {cards
          ?.filter((card) => card.designId === undefined)
          .map((card) => (
            <li key={card.id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0 truncate">{card.name}</span>
              <Button
                variant="outline"
                aria-label={choose.takeNamed(card.name)}
                busy={make.isPending && make.variables.id === card.id}
                onClick={() => make.mutate(card)}
              >
                {choose.take}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
