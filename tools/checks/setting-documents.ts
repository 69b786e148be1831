import { type Setting, settingGroups } from '#api/config/settings/setting.ts';
import { settingList } from '#api/config/settings/settings.ts';

type Named = (typeof settingList)[number];

/** The table of settings: each with its default, or when it is needed, and what it is. */
export function settingsTable(): string {
  const rows = byGroup((heading, settings) =>
    [
      `| **${heading}** | | |\n`,
      ...settings.map(
        ({ name, about, isSecret, ...setting }) =>
          `| \`${name}\` | ${needOf(setting)} | ${about}${isSecret ? ' Secret.' : ''} |\n`,
      ),
    ].join(''),
  );
  return `| setting | needed, or else | what it is |\n|---|---|---|\n${rows.join('')}`;
}

/** A file of settings to fill in: what is needed to sell plans, then the others as examples. */
export function settingsExample(): string {
  const lines = byGroup((heading, settings) =>
    [
      `# ${heading}\n`,
      ...settings
        .filter(({ name }) => !ofDevelopment.has(name))
        .map((setting) => {
          const line =
            setting.needed === 'always' ? `${setting.name}=` : `# ${setting.name}=${setting.example}`;
          return `# ${setting.about.replaceAll('`', '')}${setting.needed === 'toSell' ? ' Needed to sell plans.' : ''}${setting.needed === 'always' ? ` For example ${setting.example}` : ''}\n${line}\n`;
        }),
    ].join(''),
  );
  return `# Copy to settings.env. npm run docs writes this file; docs/deploy.md explains it. compose.yml sets those of its own services.\n\n${lines.join('\n')}`;
}

/** Refused in production. */
const ofDevelopment = new Set(['NODE_ENV', 'PAYMENTS_SIMULATOR_URL', 'MAIL_CATCHER_URL']);

function byGroup(write: (heading: string, settings: Named[]) => string): string[] {
  return Object.entries(settingGroups).map(([group, heading]) =>
    write(
      heading,
      settingList.filter((setting) => setting.group === group),
    ),
  );
}

function needOf({ needed, schema }: Pick<Setting, 'needed' | 'schema'>): string {
  if (needed === 'always') return 'always';
  if (needed === 'toSell') return 'to sell plans';
  const fallback = fallbackOf(schema);
  return fallback ? `\`${fallback}\`` : '–';
}

/** The value without the setting, as it would be written; empty if there is none. */
function fallbackOf(schema: Setting['schema']): string {
  const fallback: unknown = schema.safeParse(undefined).data;
  return typeof fallback === 'string' || typeof fallback === 'number' ? String(fallback) : '';
}
