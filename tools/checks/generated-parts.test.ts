import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFile, generatedParts, moduleDiagram, withPart } from './generated-parts.ts';

test.each([
  ['modules', 'contract --> domain'],
  ['settings', '`PORT`'],
] as const)('the generated part "%s" is up to date; npm run docs updates it', async (name, line) => {
  const { path, text } = generatedParts[name];
  const document = await readFile(path, 'utf8');
  expect(document).toContain(text());
  const stale = document.replace(line, 'stale');
  expect(stale).not.toContain(text());
  expect(withPart(stale, name, text())).toBe(document);
});

test('the example of settings is up to date; npm run docs updates it', async () => {
  expect(await readFile(generatedFile.path, 'utf8')).toBe(generatedFile.text());
});

test('a document without the marks is refused', () => {
  expect(() => withPart('# A', 'bench', 'new')).toThrow('no place');
});

test('the module diagram has a node per module and an arrow per allowed import', () => {
  const diagram = moduleDiagram({ domain: [], layout: ['domain'] });
  expect(diagram).toBe('```mermaid\nflowchart TD\n  domain\n  layout\n  layout --> domain\n```\n');
});
