import type { CompanyDesign } from '#domain/design/company-design.ts';
import { countryOfBranch } from '#people/list/branch-countries.ts';
import { cleanValue, countryOf } from '#people/list/clean-values.ts';

/** A typed phone number in the notation of the company, by the country of the branch; unchanged if it cannot be read. */
export function companyPhone(
  { card, branches }: Pick<CompanyDesign, 'card' | 'branches'>,
  branchId: string | undefined,
  typed: string,
): string {
  const branch = branches.find(({ id }) => id === branchId);
  return cleanValue('phone', typed, (branch && countryOfBranch(branch)) ?? countryOf(card.content));
}
