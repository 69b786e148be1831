/** The mail domains of a company, as support sees them. */
export const companyDomainsEn = {
  title: (company: string) => `Mail domains of ${company}`,
  none: 'No mail domains.',
  add: 'Vouch for a domain',
  vouch: 'Vouch',
  vouchFor: (domain: string) => `Vouch for ${domain}`,
  vouchHint:
    'First check that the domain belongs to the company. Then everybody with an address of it can sign in with the company’s provider.',
  remove: 'Remove',
  removeNamed: (domain: string) => `Remove ${domain}`,
  removeHint:
    'Nobody with an address of this domain can use single sign-on. Who is signed in stays so, 12 hours at most.',
  byDns: (date: string) => `Proved by DNS, ${date}`,
  byOperator: (date: string) => `Vouched for, ${date}`,
  missing: 'Not proved',
  domain: 'Domain',
  domainHint: 'What follows the @ of an address',
  invalid: 'Enter a domain, for example company.com',
  errors: {
    DOMAIN_TAKEN: { message: 'Another company has this domain. Remove it there first.' },
    DOMAIN_NOT_FOUND: { message: 'This domain is no longer there. Load the page again.' },
    TOO_MANY_DOMAINS: { message: 'A company has at most 20 domains. Remove one first.' },
    COMPANY_NOT_FOUND: { message: 'This company has been deleted. Load the page again.' },
  },
};

export type CompanyDomainsMessages = typeof companyDomainsEn;
