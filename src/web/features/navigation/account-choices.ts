import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { switchAccount } from '../../shared/api/switch-account.ts';
import { companiesQuery } from '../../shared/company/companies-query.ts';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Avatar } from '../../shared/session/avatar.tsx';

/** The value of the person's own account among the choices. */
const me = 'me';

/** The accounts that the user can act for: their own and their companies. */
export function useAccountChoices(user: CurrentUser) {
  const { roles, switch: t } = useTexts('company');
  const companies = useQuery(companiesQuery);
  const own = {
    value: me,
    label: user.username,
    // The count of the own cards is not known while the tab acts for a company.
    detail: user.company ? t.me : t.own(user.cardCount),
    icon: createElement(Avatar, { className: 'size-8 text-sm', username: user.username }),
  };
  const others = (
    companies.data ?? (user.company ? [{ ...user.company, cardCount: user.cardCount }] : [])
  ).map((company) => ({
    value: company.id,
    label: company.name,
    detail: t.member(roles[company.role], company.cardCount),
    icon: createElement(CompanyMark, { className: 'size-8 text-md', company }),
  }));
  const value = user.company?.id ?? me;
  return {
    companies,
    value,
    options: [own, ...others],
    choose: (chosen: string) => {
      if (chosen !== value)
        switchAccount(chosen === me ? null : { userId: user.id, companyId: chosen }, '/list');
    },
  };
}
