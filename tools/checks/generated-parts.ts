import { readFile, writeFile } from 'node:fs/promises';
import { modules } from './modules.ts';
import { settingsExample, settingsTable } from './setting-documents.ts';

/**
 * npm run docs – writes the module diagram into ARCHITECTURE.md, the table of settings into docs/deploy.md, and the example
 * of settings; a test fails when one is out of date.
 */
export const generatedParts = {
  modules: { path: 'ARCHITECTURE.md', text: () => moduleDiagram() },
  settings: { path: 'docs/deploy.md', text: settingsTable },
};

/** The file of settings to fill in, whole. */
export const generatedFile = { path: 'infra/settings.env.example', text: settingsExample };

/** The document with its part between `<!-- name -->` and `<!-- /name -->` replaced. */
export function withPart(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [start, stop] = [document.indexOf(begin), document.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`The document has no place for ${name}`);
  return document.slice(0, start + begin.length) + text + document.slice(stop);
}

/** A Mermaid diagram: an arrow means "may import". */
export function moduleDiagram(table = modules): string {
  const lines = Object.entries(table).flatMap(([name, mayImport]) => [
    name,
    ...mayImport.map((imported) => `${name} --> ${imported}`),
  ]);
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```', ''].join('\n');
}

if (import.meta.main) {
  for (const [name, { path, text }] of Object.entries(generatedParts))
    await writeFile(path, withPart(await readFile(path, 'utf8'), name, text()));
  await writeFile(generatedFile.path, generatedFile.text());
}
