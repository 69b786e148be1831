import { readFile, writeFile } from 'node:fs/promises';
import { modules } from './modules.ts';

/** npm run docs:modules – writes the module diagram into ARCHITECTURE.md; a test fails when the document is out of date. */

export const architectureDocument = 'ARCHITECTURE.md';
const generatedPart = /(?<=<!-- modules -->\n)[\s\S]*?(?=<!-- \/modules -->)/;

/** A Mermaid diagram: an arrow means "may import". */
export function moduleDiagram(table = modules): string {
  const lines = Object.entries(table).flatMap(([name, mayImport]) => [
    name,
    ...mayImport.map((imported) => `${name} --> ${imported}`),
  ]);
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```', ''].join('\n');
}

/** The document with an up-to-date diagram. */
export function withModuleDiagram(document: string): string {
  return document.replace(generatedPart, () => moduleDiagram());
}

if (import.meta.main) {
  const document = await readFile(architectureDocument, 'utf8');
  await writeFile(architectureDocument, withModuleDiagram(document));
}
