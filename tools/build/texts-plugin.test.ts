import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textNamesOf } from './text-names.ts';
import { textsFolder, withTextsOf } from './texts-plugin.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizitka-texts-'));
  const files = {
    'page.tsx':
      "import {\n  Part,\n} from './part.tsx';\nimport type { Row } from './row.tsx';\nuseTexts('orders');",
    'part.tsx':
      "import './page.tsx';\nexport const part = () => useTexts('people');\nimport('./dialog.tsx');",
    'row.tsx': "useTexts('admin');",
    'dialog.tsx': "useTexts('sso');",
    'plain.tsx': '',
  };
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
});
afterAll(() => rm(folder, { recursive: true }));

test('a module shows the texts of its static imports, not those of its types and lazy imports', () => {
  expect(textNamesOf(join(folder, 'page.tsx'))).toEqual(['orders', 'people']);
});

test('the first script shows only texts that every page has', () => {
  expect(textNamesOf(join(import.meta.dirname, '../../src/web/app/main.tsx'))).toEqual([]);
});

test('a lazy import loads the texts that its code shows', () => {
  const code = "const load = () => import('./page.tsx');\nconst plain = () => import('./plain.tsx');";
  const wrapped = withTextsOf(code, join(folder, 'routes.ts'));
  expect(wrapped).toContain(`() => withTexts(import('./page.tsx'), ["orders","people"]);`);
  expect(wrapped).toContain("() => import('./plain.tsx');");
  expect(wrapped.split('\n')).toHaveLength(2);
});

test('code without texts stays as it is, and the type of a module too', () => {
  const code = "type Page = typeof import('./page.tsx'); import('./plain.tsx');";
  expect(withTextsOf(code, join(folder, 'routes.ts'))).toBe(code);
});

test('another text is another folder', () => {
  const folderOf = (text: string) => textsFolder(new Map([['en', new Map([['orders', text]])]]));
  expect(folderOf('a')).toMatch(/^assets\/texts\/[\w-]{8}$/);
  expect(folderOf('a')).not.toBe(folderOf('b'));
});
