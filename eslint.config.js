import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const sqlOutsideStore = {
  message: 'SQL lives in src/api/store/ (and its migrations).',
  pattern:
    '/\\b(select\\s[\\s\\S]+\\sfrom|insert\\s+into|update\\s+\\w+\\s+set|delete\\s+from|create\\s+(table|index|database)|drop\\s+(table|database)|alter\\s+table|truncate\\s+\\w)\\b/i',
};

export default defineConfig(
  { ignores: ['dist/', '.data/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.pure.json', 'tsconfig.web.json', 'tsconfig.node.json', 'tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Only an interface can add to a library's own; everything else here is a type.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Characters are code points here; whole emoji do not matter to lengths or keys.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Handlers and hooks are async so that a throw is a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read in src/api/config/config.ts only.',
        },
      ],
    },
  },
  { files: ['eslint.config.js', '.dependency-cruiser.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', 'tests/**/*.ts'],
    ignores: ['src/api/store/**', 'src/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${sqlOutsideStore.pattern}]`, message: sqlOutsideStore.message },
        {
          selector: `TemplateElement[value.raw=${sqlOutsideStore.pattern}]`,
          message: sqlOutsideStore.message,
        },
      ],
    },
  },
  {
    files: [
      'src/api/config/config.ts',
      '**/*.test.ts',
      'tools/**/*.ts',
      'bench/**/*.ts',
      'tests/**/*.ts',
      '*.config.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
);
