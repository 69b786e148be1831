import { accountHeaderName } from '#contract/signed-in.ts';
import type { CompanyRole } from '#domain/company/company.ts';
import type { Role } from '#domain/plan/plans.ts';
import { addCompany, setMember } from '../store/testing/companies.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { type Caller, withHeaders } from './caller.ts';

/** The same client in a tab whose account is the company. */
export function withActiveAccount<Client extends Caller>(caller: Client, companyId: string): Client {
  return withHeaders(caller, { [accountHeaderName]: companyId });
}

/** A company with an owner and a manager, both in a tab whose account it is. */
export async function aCompany(api: ApiUnderTest, role: Role = 'enterprise') {
  const id = await addCompany(api.db, role);
  const join = async (companyRole: CompanyRole) => {
    const caller = await api.signedIn();
    await setMember(api.db, id, caller.user.id, companyRole);
    return withActiveAccount(caller, id);
  };
  return { id, owner: await join('owner'), manager: await join('manager') };
}
