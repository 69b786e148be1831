import type { LegalMessages } from '../en/legal.ts';

export const legalSk: LegalMessages = {
  label: 'Právne informácie',
  pages: {
    terms: 'Podmienky',
    privacy: 'Súkromie',
    imprint: 'Prevádzkovateľ',
    accessibility: 'Prístupnosť',
    contact: 'Kontakt',
  },
  sample: 'Toto je vzorový text. Prevádzkovateľ stránky ho nahradí vlastným.',
};
