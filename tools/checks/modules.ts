/** The modules under src/ and what each may import. .dependency-cruiser.js and the diagram in ARCHITECTURE.md use this table. */
export const modules: Record<string, string[]> = {
  domain: [],
  messages: ['domain'],
  contract: ['domain', 'messages'],
  image: [],
  layout: ['domain'],
  print: ['layout', 'image'],
  people: ['domain', 'layout', 'print', 'image'],
  editor: ['domain', 'contract', 'layout', 'print'],
  web: ['domain', 'messages', 'contract', 'image', 'layout', 'print', 'people', 'editor'],
  api: ['domain', 'messages', 'contract', 'image'],
  simulator: [],
};

/** What the threads of the API may import besides: the server lays out, prints and flattens drawings nowhere else. */
export const printThread = {
  path: '^src/api/(printing/print|storage/image)-thread\\.ts$',
  modules: ['layout', 'print'],
};

/** Modules that run anywhere: no DOM, no Node, no network. */
export const pureModules = ['domain', 'messages', 'contract', 'image', 'layout', 'print', 'people', 'editor'];

/** The folders of the designer, each a part of the page, import `core`, not each other. The files beside them and `edit` put the parts together. */
export const designerPart = {
  path: '^src/web/features/designer/(?!edit/)([^/]+)/',
  mayImport: '^src/web/features/designer/($1|core)/',
};
