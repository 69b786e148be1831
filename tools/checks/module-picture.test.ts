import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { architectureDocument, moduleDiagram, withModuleDiagram } from './module-picture.ts';

test('the module diagram in ARCHITECTURE.md matches the module table; npm run docs:modules updates it', async () => {
  const document = await readFile(architectureDocument, 'utf8');
  expect(document).toContain(moduleDiagram());
  const stale = document.replace('contract --> domain', 'contract --> web');
  expect(stale).not.toBe(document);
  expect(withModuleDiagram(stale)).toBe(document);
});

test('the module diagram has a node per module and an arrow per allowed import', () => {
  const diagram = moduleDiagram({ domain: [], layout: ['domain'] });
  expect(diagram).toBe('```mermaid\nflowchart TD\n  domain\n  layout\n  layout --> domain\n```\n');
});
