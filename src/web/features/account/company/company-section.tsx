import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { companyPlanRefusal } from '#domain/company/company.ts';
import { priceCents } from '#domain/plan/plans.ts';
import { openAccount } from '../../../shared/api/active-account.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { switchAccount } from '../../../shared/api/switch-account.ts';
import { billingDetailsQuery } from '../../../shared/company/billing-details-query.ts';
import { CompanyDetailsForm } from '../../../shared/company/company-details-form.tsx';
import { createCompanySearch } from '../../../shared/company/create-company-path.ts';
import { moveDrafts } from '../../../shared/drafts/draft-database.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { useArePlansSold } from '../../../shared/offering.ts';
import { PageSection } from '../../../shared/page/page-section.tsx';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { companyPictures } from '../../../shared/team/company-pictures.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DetailedChoice } from '../../../ui/inputs/detailed-choice.tsx';

/** What a company is, and the form that makes one. Without the Corporate plan it says what that costs. */
export function CompanySection({ user }: { user: CurrentUser }) {
  const { roles } = useTexts();
  const { make: t } = useTexts('company');
  const dollars = useDollars();
  const isIncluded = companyPlanRefusal(user) === null;
  const isAsked = useLocation().search === createCompanySearch;
  const [isOpen, setOpen] = useState(isIncluded && isAsked);
  const plan = roles.enterprise;
  const arePlansSold = useArePlansSold();
  return (
    <PageSection
      id="company"
      title={isOpen ? t.formTitle : t.title}
      action={
        isIncluded &&
        !isOpen && (
          <Button variant="outline" icon={Building2} onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )
      }
    >
      <p className="pt-0.5 text-muted-foreground">
        {isOpen ? t.formText(plan) : t.text}{' '}
        {!isIncluded && arePlansSold && t.needsPlan(plan, dollars(priceCents('corporate')))}
      </p>
      {!isIncluded && (
        <>
          <WhatCompaniesDo />
          {arePlansSold && (
            <Button asChild variant="outline" className="mt-4 max-tablet:w-full">
              <Link to="/pricing">{t.see}</Link>
            </Button>
          )}
        </>
      )}
      {isOpen && <NewCompany user={user} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

const shownParts = ['designs', 'links', 'orders'] as const;

/** What a company is for, in pictures. */
function WhatCompaniesDo() {
  const { parts } = useTexts('company-offer');
  return (
    <ul className="grid gap-x-5 gap-y-6 pt-5 tablet:grid-cols-3">
      {shownParts.map((part) => {
        const Picture = companyPictures[part];
        return (
          <li key={part} className="flex flex-col gap-1">
            <Picture />
            <h3 className="pt-2 font-semibold">{parts[part].title}</h3>
            <p className="text-sm text-pretty text-muted-foreground">{parts[part].text}</p>
          </li>
        );
      })}
    </ul>
  );
}

function NewCompany({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useTexts('company');
  const { make: words } = t;
  const [choice, setChoice] = useState<'move' | 'stay'>('move');
  const making = useApiMutation(
    (company: CallBody<'changeCompany'>) =>
      request('createCompany', { body: { ...company, withCards: choice === 'move' } }),
    {
      failure: featureFailures.company(t),
      onSuccess: async ({ id }) => {
        // Without storage there are no drafts.
        const owner = ownerIdOf({ id: user.id, company: { id } });
        if (choice === 'move') await moveDrafts(user.id, owner).catch(() => undefined);
        openAccount({ userId: user.id, companyId: id }, '/company?ready');
      },
      // The plan may have moved or ended in another tab.
      onError: (_, __, client) => void refreshCurrentUser(client),
    },
  );
  const { data: billed, isPending } = useQuery(billingDetailsQuery);
  if (isPending) return null;
  return (
    <CompanyDetailsForm
      stored={billed ? { name: billed.company, country: billed.country, billing: billed } : null}
      submitLabel={words.submit}
      isBusy={making.isPending || making.isSuccess}
      onSubmit={(company) => making.mutate(company)}
      onCancel={onClose}
    >
      <DetailedChoice
        label={words.cardsLabel}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'move', label: words.move, detail: words.moveDetail(user.cardCount) },
          { value: 'stay', label: words.stay, detail: words.stayDetail },
        ]}
      />
    </CompanyDetailsForm>
  );
}

/** In place of the sections about the own account, while the tab acts for a company. */
export function ActingNotice() {
  const { make: t } = useTexts('company');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 tablet:px-7">
      <p className="min-w-0 flex-1 basis-60 text-muted-foreground">{t.acting}</p>
      <Button variant="outline" onClick={() => switchAccount(null, '/account')}>
        {t.toMe}
      </Button>
    </div>
  );
}
