import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { DeletionSection } from '../../shared/second-factor/deletion-section.tsx';
import { useDeleteCompany } from './company-mutations.ts';

type DeleteCompanyProps = { user: CurrentUser; company: Company };

export function DeleteCompany({ user, company }: DeleteCompanyProps) {
  const { remove: texts } = useTexts('company');
  return (
    <DeletionSection
      id="delete"
      title={texts.title}
      text={texts.text}
      openLabel={texts.open}
      dialog={{
        title: texts.ask(company.name),
        description: texts.askText(company.members.length, user.cardCount),
        confirmLabel: texts.confirm,
      }}
      user={user}
      deletion={useDeleteCompany()}
    />
  );
}
