import type { ListedUser } from '#contract/account-schemas.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

/** The companies that a user owns or manages, which have plans and cards of their own. Nothing where there are none. */
export function CompanyNames({ companies = [] }: Pick<ListedUser, 'companies'>) {
  const { current: language } = useLanguage();
  const { companies: t } = useTexts('admin');
  const names = (role: 'owner' | 'manager') =>
    new Intl.ListFormat(language).format(
      companies.filter((company) => company.role === role).map(({ name }) => name),
    );
  const [owned, managed] = [names('owner'), names('manager')];
  return (
    <>
      {owned && <CompaniesText text={t.ownerOf(owned)} />}
      {managed && <CompaniesText text={t.managerOf(managed)} />}
    </>
  );
}

function CompaniesText({ text }: { text: string }) {
  return (
    <span className="block max-w-full text-xs leading-4 font-normal wrap-anywhere text-muted-foreground">
      {text}
    </span>
  );
}
