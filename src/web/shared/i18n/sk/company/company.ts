import type { CompanyMessages } from '../../en/company/company.ts';

export const companySk: CompanyMessages = {
  ended: {
    title: 'Opäť konáte za seba',
    description:
      'Už nie ste členom firmy, preto sa v\u00a0nej nič nezmenilo. Ak za ňu chcete konať, požiadajte niektorého majiteľa o\u00a0pozvánku.',
  },
};
