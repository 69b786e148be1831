import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  cardLimits,
  isSoldAsUnlimited,
  limitLabel,
  type PaidPlan,
  priceCents,
  roleOfPlan,
} from '#domain/plan/plans.ts';
import { billingDetailsQuery } from '../../../shared/company/billing-details-query.ts';
import { createCompanyPath } from '../../../shared/company/create-company-path.ts';
import { newCardSubject, unsavedSubjects } from '../../../shared/drafts/draft-database.ts';
import { saveOnLoad } from '../../../shared/drafts/save-on-load.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Emphasised } from '../emphasised.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { RegistrationMark } from './registration-mark.tsx';

export function PlanActivated({ plan, userId }: { plan: PaidPlan; userId: string }) {
  const { account, roles, offer } = useTexts();
  const billing = useTexts('billing');
  const { data: unsaved } = useQuery({
    queryKey: ['waiting-draft', userId],
    queryFn: () => unsavedSubjects(userId),
    staleTime: 0,
    gcTime: 0,
  });
  const isWaiting = unsaved?.has(newCardSubject) ?? false;
  const dollars = useDollars();
  const texts = billing.success;
  const role = roleOfPlan[plan];
  const name = roles[role];
  const limit = cardLimits[role];
  return (
    <OutcomePage
      mark={<RegistrationMark />}
      heading={texts.title}
      text={
        <>
          <Emphasised line={texts.onPlan[plan](name)} strong={name} />
          {isWaiting && <span className="block">{offer.waiting.text}</span>}
        </>
      }
      note={texts.guarantee}
      actions={
        <>
          {plan === 'corporate' && <CreateCompany />}
          {isWaiting && (
            <Button
              asChild
              size="lg"
              variant={plan === 'corporate' ? 'outline' : 'primary'}
              className="tablet:px-5"
            >
              <Link to="/" state={saveOnLoad}>
                {offer.waiting.save}
              </Link>
            </Button>
          )}
          <Button
            asChild
            size="lg"
            variant={isWaiting || plan === 'corporate' ? 'outline' : 'primary'}
            className="tablet:px-5"
          >
            <Link to="/">{texts.startCreating}</Link>
          </Button>
          <Button asChild size="lg" variant="outline" className="tablet:px-5">
            <Link to="/list">{texts.viewCards}</Link>
          </Button>
        </>
      }
    >
      <dl className="mt-7 grid w-full tablet:mt-8.25 max-w-85.5 rounded-lg border border-border bg-card text-left shadow-xs max-tablet:lines-y tablet:max-w-126.5 tablet:grid-cols-3 tablet:lines-x">
        <Fact name={texts.plan}>
          <Badge variant={role === 'premium' ? 'default' : 'destructive'} className="text-sm!">
            {name}
          </Badge>
        </Fact>
        <Fact name={billing.checkout.cardLimit}>
          {limitLabel(limit)}
          {isSoldAsUnlimited(limit) && (
            <span className="pl-1 text-sm font-normal text-muted-foreground">{account.upTo(limit)}</span>
          )}
        </Fact>
        <Fact name={texts.paid}>{texts.oneTime(dollars(priceCents(plan)))}</Fact>
      </dl>
    </OutcomePage>
  );
}

/** The way to the company account, with the company that was typed for the invoice. Waits for it, so that the button keeps its name. */
function CreateCompany() {
  const { success: t } = useTexts('billing');
  const { data: details, isPending } = useQuery(billingDetailsQuery);
  if (isPending) return null;
  return (
    <Button asChild size="lg" className="tablet:px-5">
      <Link to={createCompanyPath}>{details ? t.createNamedCompany(details.company) : t.createCompany}</Link>
    </Button>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between px-4 py-3.5 tablet:block tablet:px-8 tablet:py-4">
      <dt className="text-control text-muted-foreground tablet:text-sm">{name}</dt>
      <dd className="flex min-h-6 items-center text-control font-semibold tablet:mt-1">{children}</dd>
    </div>
  );
}
