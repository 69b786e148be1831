import type { CompanyDomainsMessages } from '../en/company-domains.ts';

const nb = '\u00a0';

export const companyDomainsSk: CompanyDomainsMessages = {
  title: (company) => `Mailové domény firmy ${company}`,
  none: 'Žiadne mailové domény.',
  add: 'Zaručiť sa za doménu',
  vouch: 'Zaručiť sa',
  vouchFor: (domain) => `Zaručiť sa za ${domain}`,
  vouchHint: `Najprv overte, že doména patrí firme. Každý s${nb}adresou na nej sa potom môže prihlásiť cez poskytovateľa firmy.`,
  remove: 'Odstrániť',
  removeNamed: (domain) => `Odstrániť ${domain}`,
  removeHint: `Nikto s${nb}adresou na tejto doméne nebude môcť použiť jednotné prihlásenie. Kto je prihlásený, zostane tak najviac 12${nb}hodín.`,
  byDns: (date) => `Overená cez DNS, ${date}`,
  byOperator: (date) => `So zárukou, ${date}`,
  missing: 'Neoverená',
  domain: 'Doména',
  domainHint: 'Čo nasleduje v\u00a0adrese za @',
  invalid: 'Zadajte doménu, napríklad firma.sk',
  errors: {
    DOMAIN_TAKEN: { message: 'Túto doménu má iná firma. Najprv ju odstráňte tam.' },
    DOMAIN_NOT_FOUND: { message: 'Táto doména tu už nie je. Načítajte stránku znova.' },
    TOO_MANY_DOMAINS: { message: `Firma má najviac 20${nb}domén. Najprv niektorú odstráňte.` },
    COMPANY_NOT_FOUND: { message: 'Táto firma je vymazaná. Načítajte stránku znova.' },
  },
};
