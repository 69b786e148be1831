import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardFaces } from '../build/card-faces-plugin.ts';
import { pseudoCatalogue } from './pseudo-language.ts';

/** Dutch has the plural forms of English, and the payment provider speaks it. */
const tag = 'nl';
const list = 'src/domain/account/languages.ts';

let project = '';
const run = (...command: [string, ...string[]]) =>
  promisify(execFile)(process.execPath, command, { cwd: project }).catch((error: unknown) => {
    // The compiler writes its complaints to the output.
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr);
  });

/** A copy of the project with one more folder of texts and one changed line. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'vizitka-language-'));
  const folders = ['src', 'tools', 'messages', 'help', 'tests', 'ops', 'bench'];
  const files = (await readdir('.')).filter((file) =>
    /^(?:tsconfig.*|package)\.json$|\.config\.ts$/.test(file),
  );
  for (const path of [...folders, ...files]) await cp(path, join(project, path), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  // All code at once: the parts of a check share most of it.
  const everything = { extends: './tsconfig.tests.json', include: [...folders, '*.ts'] };
  await writeFile(join(project, 'tsconfig.language.json'), JSON.stringify(everything));

  await mkdir(join(project, 'messages', tag));
  for (const file of await readdir('messages/en')) {
    const english = await readFile(join('messages/en', file), 'utf8');
    const texts = file === 'language.json' ? languageFacts(english) : pseudoCatalogue(english);
    await writeFile(join(project, 'messages', tag, file), texts);
  }
  const source = await readFile(list, 'utf8');
  const changed = source.replace(/(languages = \[.*)\]/, `$1, '${tag}']`);
  expect(changed).not.toBe(source);
  await writeFile(join(project, list), changed);
}, 600_000);
afterAll(() => rm(project, { recursive: true, force: true }));

function languageFacts(english: string): string {
  return JSON.stringify({ ...(JSON.parse(english) as object), name: 'Nederlands', locale: 'nl-NL' });
}

test('a folder of texts and one line are a language: all code compiles, and the pages are rendered in it', {
  timeout: 600_000,
}, async () => {
  await run('tools/messages/messages.ts');
  await run('node_modules/typescript-native/bin/tsc', '--checkers', '1', '-p', 'tsconfig.language.json');

  const { prerenderPage, describePage } = await buildPrerenderer();
  const login = await prerenderPage('/login', tag);
  expect(login).toContain(pseudoText('Welcome back'));
  expect(login).not.toContain('Welcome back');
  // Its texts are loaded with its code.
  expect(await prerenderPage('/looks', tag)).toContain(pseudoText('Mood'));
  expect(await describePage('/orders', tag)).toContain(`<title>${pseudoText('Orders')}`);
});

type Prerenderer = {
  prerenderPage: (page: string, language: string) => Promise<string>;
  describePage: (page: string, language: string) => Promise<string>;
};

/** As the build does. */
async function buildPrerenderer(): Promise<Prerenderer> {
  const outDir = join(project, 'dist/prerenderer');
  await build({
    configFile: false,
    root: join(project, 'src/web'),
    logLevel: 'error',
    plugins: [react(), cardFaces()],
    build: {
      ssr: true,
      rolldownOptions: { input: join(project, 'src/web/app/prerender.tsx') },
      outDir,
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  });
  return (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerenderer;
}

function pseudoText(english: string): string {
  return (JSON.parse(pseudoCatalogue(JSON.stringify({ english }))) as { english: string }).english;
}
