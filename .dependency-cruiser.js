/** The module boundaries of ARCHITECTURE.md. A new dependency between modules needs a decision record. */
import { designerPart, modules, printThread, pureModules } from './tools/checks/modules.ts';

const anyCode = '^(src|tools|tests|ops|bench)/';
const testFiles = '\\.test\\.tsx?$';

/** A module imports only itself, the modules named, and packages. */
const moduleRule = ([name, mayImport]) => ({
  name: `${name}-imports-only-${mayImport.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: [testFiles, '^src/api/testing/', printThread.path] },
  to: { path: anyCode, pathNot: `^src/(${[name, ...mayImport].join('|')})/` },
});

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(modules).map(moduleRule),
    rule(
      'a-part-of-the-designer-imports-core-alone',
      { path: designerPart.path, pathNot: testFiles },
      { path: '^src/web/features/designer/', pathNot: designerPart.mayImport },
    ),
    rule(
      'the-print-thread-imports-only-what-printing-needs',
      { path: printThread.path },
      {
        path: anyCode,
        pathNot: `^src/(api/printing|${[...modules.api, ...printThread.modules].join('|')})/`,
      },
    ),
    rule(
      'nothing-imports-the-print-thread',
      { path: '^src/api/', pathNot: testFiles },
      { path: printThread.path, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-test-helpers-import-only-api-and-its-modules',
      { path: '^src/api/testing/' },
      { path: anyCode, pathNot: `^src/(${['api', 'simulator', ...modules.api].join('|')})/` },
    ),
    rule(
      'only-tests-import-test-helpers',
      { path: '^src/', pathNot: [testFiles, '^src/api/testing/', '^src/api/store/testing/'] },
      { path: '^src/api/(store/)?testing/' },
    ),
    rule(
      'pure-modules-import-no-node-builtins',
      { path: `^src/(${pureModules.join('|')})/`, pathNot: testFiles },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'domain-imports-no-packages',
      { path: '^src/domain/', pathNot: testFiles },
      { path: 'node_modules' },
    ),
    rule(
      'a-web-feature-never-imports-its-sibling',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    ),
    rule(
      'an-api-feature-never-imports-its-sibling',
      { path: '^src/api/features/([^/]+)/' },
      { path: '^src/api/features/', pathNot: '^src/api/features/$1/' },
    ),
    rule(
      'web-ui-imports-no-feature-no-page-and-no-texts',
      { path: '^src/web/ui/' },
      { path: '^src/web/(app|features|shared/(api|i18n|notify|offer|drafts))/' },
    ),
    rule(
      'web-shared-imports-no-feature-and-no-page',
      { path: '^src/web/shared/' },
      { path: '^src/web/(app|features)/' },
    ),
    rule('web-features-import-no-page', { path: '^src/web/features/' }, { path: '^src/web/app/' }),
    rule(
      'api-store-imports-no-feature',
      { path: '^src/api/store/' },
      { path: '^src/api/(features|app|server)' },
    ),
    rule(
      'what-api-features-stand-on-imports-no-store-and-no-feature',
      { path: '^src/api/(config|database|http|jobs|mail|payments|printing|security|storage)/' },
      { path: '^src/api/(features|store|app|server)' },
    ),
    rule(
      'sql-lives-in-the-store',
      { path: '^src/', pathNot: ['^src/api/store/', '^src/api/database/db\\.ts$', testFiles] },
      { path: 'node_modules/(pg|drizzle-orm)/' },
    ),
    rule('tests-import-no-benches', { path: ['^src/', '^tests/', '^tools/'] }, { path: '^bench/' }),
    rule('no-cycles', {}, { circular: true }),
    // Modules that the build makes have no file; a package may export its WebAssembly by a pattern.
    rule('no-unresolvable-imports', {}, { couldNotResolve: true, pathNot: '^virtual:|\\.wasm\\?url$' }),
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
