/** The modules under src/ and what each may import. .dependency-cruiser.js and the diagram in ARCHITECTURE.md use this table. */
export const modules: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  image: [],
  layout: ['domain'],
  print: ['layout', 'image'],
  people: ['domain', 'layout', 'print', 'image'],
  editor: ['domain', 'contract', 'layout', 'print'],
  web: ['domain', 'contract', 'image', 'layout', 'print', 'people', 'editor'],
  api: ['domain', 'contract', 'image'],
  simulator: [],
};

/** What the threads of the API may import besides: the server lays out and prints nowhere else. */
export const printThread = { path: '^src/api/printing/print-thread\\.ts$', modules: ['layout', 'print'] };

/** Modules that run anywhere: no DOM, no Node, no network. */
export const pureModules = ['domain', 'contract', 'image', 'layout', 'print', 'people', 'editor'];

/** The folders of the designer import `core`, not each other. These are the ones that still do; the list only gets shorter. */
export const designerFolders: Record<string, string[]> = {
  back: ['canvas', 'form', 'logo', 'qr'],
  canvas: ['back', 'logo', 'look', 'print-check', 'proof'],
  core: [],
  draft: ['canvas'],
  edit: ['draft', 'logo', 'pdf', 'save'],
  form: ['format', 'inks', 'logo', 'look', 'style', 'import-contact', 'picture'],
  format: ['canvas', 'form', 'style'],
  inks: [],
  logo: ['canvas', 'form', 'import-contact'],
  look: ['canvas', 'logo', 'picture', 'style'],
  pdf: ['canvas', 'logo', 'print-check', 'export-card'],
  picture: ['form', 'logo', 'look'],
  'print-check': ['canvas', 'logo', 'qr'],
  proof: ['print-check'],
  qr: ['print-check'],
  save: ['draft', 'form', 'logo'],
  style: ['canvas', 'form', 'inks', 'logo'],
  'import-contact': [],
  'export-card': [],
};
