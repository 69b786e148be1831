/** The modules under src/ and what each may import. .dependency-cruiser.js and the diagram in ARCHITECTURE.md use this table. */
export const modules: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  image: [],
  layout: ['domain'],
  print: ['layout', 'image'],
  people: ['domain', 'layout', 'print', 'image'],
  web: ['domain', 'contract', 'image', 'layout', 'print', 'people'],
  api: ['domain', 'contract', 'image'],
  simulator: [],
};

/** Modules that run anywhere: no DOM, no Node, no network. */
export const pureModules = ['domain', 'contract', 'image', 'layout', 'print', 'people'];
