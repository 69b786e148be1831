import type { LegalPage } from '#domain/legal/legal-pages.ts';

const pages: Record<LegalPage, string> = {
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  accessibility: 'Accessibility',
  contact: 'Contact',
};

export const legalEn = {
  label: 'Legal',
  pages,
  sample: 'This is a sample text. Whoever runs this site replaces it with their own.',
};

export type LegalMessages = typeof legalEn;
