import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../run/groups.ts';

/** The changelog keeps the paths of its day. */
const documents = globSync(['*.md', '{docs,src}/**/*.md']).filter((name) => name !== 'CHANGELOG.md');

/** Paths in backticks: under a top folder, or with a folder and an extension of source code. Patterns are left out. */
function mentionedPaths(document: string): string[] {
  const mentions = document.matchAll(
    /`((?:src|tools|tests|ops|bench|docs|infra)\/[^`\s]*|(?!dist\/)[\w-]+\/[^`\s]*\.(?:tsx?|js|sql))`/g,
  );
  return Array.from(mentions, ([, path = '']) => path.replace(/#.*|\/$/, '')).filter(
    (path) => !/[*{…]/.test(path),
  );
}

function linkedFiles(document: string): string[] {
  return Array.from(document.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, file = '']) => file);
}

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(document: string): string[] {
  return Array.from(document.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function linkedHeadings(document: string): { file: string; anchor: string }[] {
  return Array.from(
    document.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g),
    ([, file = '', anchor = '']) => ({ file, anchor }),
  );
}

test.each(documents)('every path that %s mentions or links to exists', (name) => {
  const document = readFileSync(name, 'utf8');
  const besideIt = (path: string) => join(dirname(name), path);
  const mentioned = mentionedPaths(document).filter(
    (path) => !existsSync(path) && !(name.startsWith('src/') && existsSync(besideIt(path))),
  );
  const linked = linkedFiles(document).filter((file) => !existsSync(besideIt(file)));
  expect({ mentioned, linked }).toEqual({ mentioned: [], linked: [] });
});

test.each(documents)('every heading that %s links to exists, and every command that it mentions', (name) => {
  const document = readFileSync(name, 'utf8');
  const headings = linkedHeadings(document).filter(({ file, anchor }) => {
    const target = file === '' ? name : join(dirname(name), file);
    return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = document.matchAll(/\bnpm run\s+([\w:-]+)(?!…)(?: -- (\w[\w-]*))?/g);
  const unknown = Array.from(commands, ([, command = '', program]) => ({ command, program })).filter(
    ({ command, program }) =>
      !(command in scripts || command.endsWith(':')) ||
      (program && command in groups && !(program in groups[command as keyof typeof groups].programs)),
  );
  expect({ headings, unknown }).toEqual({ headings: [], unknown: [] });
});

test('full and short paths in backticks are checked, commands and patterns are not', () => {
  const text =
    '`src/api/app.ts#buildApp`, `docs/`, `store/a.ts`, `npm run dev`, `tests/{e2e,faults}/*.ts`, src/b.ts';
  expect(mentionedPaths(text)).toEqual(['src/api/app.ts', 'docs', 'store/a.ts']);
});
