/** In the address of the account page: its form of a new company is open. */
export const createCompanySearch = '?new-company';

export const createCompanyPath = `/account${createCompanySearch}#company`;
