import { readFile, writeFile } from 'node:fs/promises';
import { ConfigError, readConfig } from '#api/config/config.ts';
import { settingsSchema } from '#api/config/config-schema.ts';
import { modules } from './modules.ts';

/**
 * npm run docs – writes the module diagram into ARCHITECTURE.md and the table of settings into
 * docs/deploy.md; a test fails when one is out of date.
 */
export const generatedParts = {
  modules: { path: 'ARCHITECTURE.md', text: () => moduleDiagram() },
  settings: { path: 'docs/deploy.md', text: settingsTable },
};

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

/** Every setting with its default, or when it is required, and its description. */
function settingsTable(): string {
  const [always, inProduction] = [missingIn('development'), missingIn('production')];
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined).data;
    const defaultText = fallback === undefined || fallback === '' ? '–' : `\`${String(fallback)}\``;
    const need = always.has(name) ? 'always' : inProduction.has(name) ? 'in production' : defaultText;
    return `| \`${name}\` | ${need} | ${schema.description ?? ''} |\n`;
  });
  return `| setting | needed, or else | what it is |\n|---|---|---|\n${rows.join('')}`;
}

/** The settings that the server reports as missing. */
function missingIn(environment: string): Set<string> {
  try {
    readConfig({ NODE_ENV: environment });
    return new Set();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return new Set([...error.message.matchAll(/^\s*(\w+) is missing\b/gm)].map(([, name = '']) => name));
  }
}

if (import.meta.main) {
  for (const [name, { path, text }] of Object.entries(generatedParts))
    await writeFile(path, withPart(await readFile(path, 'utf8'), name, text()));
}
