/** The modules under src/ and what each may import. ARCHITECTURE.md's picture and the dependency rules are made from this table. */
export const modules = {
  domain: [],
  contract: ['domain'],
  image: [],
  layout: ['domain'],
  print: ['layout', 'image'],
  web: ['domain', 'contract', 'image', 'layout', 'print'],
  api: ['domain', 'contract', 'image'],
  simulator: [],
};

/** Modules that run anywhere: no DOM, no Node, no network. */
export const pureModules = ['domain', 'contract', 'image', 'layout', 'print'];
