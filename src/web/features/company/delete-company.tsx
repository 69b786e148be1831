import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { DeletionSection } from '../../shared/second-factor/deletion-section.tsx';
import { useDeleteCompany } from './company-mutations.ts';

type DeleteCompanyProps = { user: CurrentUser; company: Company };

export function DeleteCompany({ user, company }: DeleteCompanyProps) {
  const { remove: t } = useTexts('company');
  return (
    <DeletionSection
      id="delete"
      title={t.title}
      text={t.text}
      openLabel={t.open}
      dialog={{
        title: t.ask(company.name),
        description: t.askText(company.members.length, user.cardCount),
        confirmLabel: t.confirm,
      }}
      user={user}
      deletion={useDeleteCompany()}
    />
  );
}
