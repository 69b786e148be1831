import type { Company } from '#contract/company-schemas.ts';
import { CompanyDetailsForm } from '../../shared/company/company-details-form.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import { useChangeCompany } from './company-mutations.ts';

/** The name and what invoices say. */
export function CompanyDetails({ company, isOwner }: { company: Company; isOwner: boolean }) {
  const { details: t } = useTexts('company');
  const change = useChangeCompany();
  return (
    <PageSection id="details" title={t.title}>
      <p className="pt-0.5 text-muted-foreground">{isOwner ? t.text : t.managersSee}</p>
      {isOwner && (
        <CompanyDetailsForm
          stored={company}
          submitLabel={t.save}
          isBusy={change.isPending}
          onSubmit={(changed) => change.mutate(changed)}
        />
      )}
    </PageSection>
  );
}
