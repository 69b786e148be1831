import { readFile, writeFile } from 'node:fs/promises';
import { ConfigError, readConfig } from '#api/config/config.ts';
import { settingsSchema } from '#api/config/config-schema.ts';

/** npm run docs:settings – writes the table of settings into docs/deploy.md; a test fails while it is not what the schema says. */

export const settingsDocument = 'docs/deploy.md';
const place = /(?<=<!-- settings -->\n)[\s\S]*?(?=<!-- \/settings -->)/;

/** Every setting, whether it must be given or what it is otherwise, and what it is for. */
export function settingsTable(): string {
  const [always, inProduction] = [missingIn('development'), missingIn('production')];
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined).data;
    const otherwise = fallback === undefined || fallback === '' ? '–' : `\`${String(fallback)}\``;
    const need = always.has(name) ? 'always' : inProduction.has(name) ? 'in production' : otherwise;
    return `| \`${name}\` | ${need} | ${schema.description ?? ''} |\n`;
  });
  return `| setting | needed, or else | what it is |\n|---|---|---|\n${rows.join('')}`;
}

/** The document with its table as it should be. */
export function withSettingsTable(document: string): string {
  return document.replace(place, settingsTable);
}

/** The server itself says what it misses. */
function missingIn(environment: string): Set<string> {
  try {
    readConfig({ NODE_ENV: environment });
    return new Set();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return new Set([...error.message.matchAll(/^\s*(\w+) is missing$/gm)].map(([, name = '']) => name));
  }
}

if (import.meta.main) {
  const document = await readFile(settingsDocument, 'utf8');
  await writeFile(settingsDocument, withSettingsTable(document));
}
