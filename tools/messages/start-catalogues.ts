/** The catalogues that every page has. They are one file; English is part of the first script. */
export const startCatalogues: readonly string[] = [
  'common',
  'plan-usage',
  'legal',
  'cards',
  'back',
  'editor',
  'offer',
  'errors',
  'alerts',
  'failures',
];
