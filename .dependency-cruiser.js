/** The arrows of ARCHITECTURE.md. A new arrow needs a decision record. */

/** A room may reach only itself, the rooms named, and (where allowed) packages. */
const room = (name, mayUse) => ({
  name: `${name}-may-use-${mayUse.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: ['\\.test\\.tsx?$', '^src/api/testing/'] },
  to: { path: `^(src|local|bench|e2e)/`, pathNot: `^src/(${[name, ...mayUse].join('|')})/` },
});

const only = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    room('domain', []),
    room('image', []),
    room('layout', ['domain']),
    room('print', ['layout', 'image']),
    room('web', ['domain', 'image', 'layout', 'print']),
    room('api', ['domain', 'image']),
    room('sim', []),
    only(
      'what-tests-of-the-api-share-may-use-domain-and-sim',
      { path: '^src/api/testing/' },
      { path: '^(src|local|bench|e2e)/', pathNot: '^src/(api|domain|image|sim)/' },
    ),
    only(
      'only-tests-know-what-tests-share',
      { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/api/testing/'] },
      { path: '^src/api/testing/' },
    ),
    only(
      'pure-rooms-have-no-node-builtins',
      { path: '^src/(domain|image|layout|print)/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    only(
      'a-web-feature-never-imports-its-sibling',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    ),
    only(
      'an-api-feature-never-imports-its-sibling',
      { path: '^src/api/features/([^/]+)/' },
      { path: '^src/api/features/', pathNot: '^src/api/features/$1/' },
    ),
    only(
      'web-shared-knows-no-feature-and-no-page',
      { path: '^src/web/shared/' },
      { path: '^src/web/(features|pages)/' },
    ),
    only('web-features-know-no-page', { path: '^src/web/features/' }, { path: '^src/web/pages/' }),
    only(
      'api-store-knows-no-feature',
      { path: '^src/api/store/' },
      { path: '^src/api/(features|app|server)' },
    ),
    only(
      'api-platform-knows-no-store-and-no-feature',
      { path: '^src/api/platform/' },
      { path: '^src/api/(features|store|app|server)' },
    ),
    only(
      'sql-lives-in-the-store',
      { path: '^src/', pathNot: ['^src/api/store/', '^src/api/platform/db\\.ts$', '\\.test\\.ts$'] },
      { path: 'node_modules/(pg|drizzle-orm)/' },
    ),
    only('no-cycles', {}, { circular: true }),
    // Modules that the build makes have no file; a package may export its WebAssembly by a pattern.
    only('no-unresolvable-imports', {}, { couldNotResolve: true, pathNot: '^virtual:|\\.wasm\\?url$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
