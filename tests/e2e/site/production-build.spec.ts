import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Tests of the production build; they need no browser. */

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

const readAll = (folder: string) => filesOf(folder).map((file) => readFileSync(file, 'latin1'));

test('the production build contains no byte of the simulators', () => {
  const product = ['src/api', 'src/contract', 'src/domain', 'src/web'].flatMap(readAll).join('\n');
  const literals = filesOf('src/simulator')
    .filter((file) => /(?<!test)\.ts$/.test(file))
    .flatMap((file) => readFileSync(file, 'latin1').match(/(['"`])[^'"`\n$]{16,}\1/g) ?? [])
    .map((quoted) => quoted.slice(1, -1));
  const telling = [...new Set(literals)].filter((literal) => !product.includes(literal));
  expect(telling.length).toBeGreaterThan(30);

  const built = filesOf('dist');
  expect(built.filter((file) => file.startsWith(join('dist', 'sim')))).toEqual([]);
  const shipped = built.map((file) => readFileSync(file, 'latin1')).join('\n');
  expect(telling.filter((literal) => shipped.includes(literal))).toEqual([]);
});

test('the production build refuses to start with simulated payments or caught mail and prints the reason', async () => {
  const server = spawn(process.execPath, ['dist/api/server.js'], {
    env: {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://cards.example',
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      MAKER_NAME: 'Studio Sever',
      LEGAL_NAME: 'Studio Sever s. r. o.',
      MAKER_URL: 'https://studio-sever.example/',
      STORAGE_DIR: '.data/never',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      PAYMENTS_SIMULATOR_URL: 'http://127.0.0.1:4200',
      MAIL_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'cards@cards.example',
      MAIL_CATCHER_URL: 'http://127.0.0.1:4300',
    },
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(output).toContain('PAYMENTS_SIMULATOR_URL simulates payments, and this is production. Remove it.');
  expect(output).toContain('LEGAL_ADDRESS is missing');
  expect(output).toContain('MAIL_CATCHER_URL catches all mail, and this is production. Remove it.');
});

test('a page to read loads neither the editor nor forms, and every page its faces with the document', () => {
  const editorFiles = /\/assets\/(editor|lists|choices|schemas|forms)-/;
  for (const page of ['pricing', 'teams', 'help', 'help-bleed', 'looks', 'login']) {
    const document = readFileSync(`dist/web/pages/selling/en/${page}.html`, 'utf8');
    const preloaded = document.match(/<link rel="(modulepreload|preload)"[^>]*>/g)?.join('\n') ?? '';
    expect(preloaded, page).toMatch(/as="font"[^>]*inter-latin-wght/);
    expect(preloaded, page).toMatch(/as="font"[^>]*bricolage-grotesque-latin-opsz/);
    if (page !== 'looks' && page !== 'login') expect(preloaded, page).not.toMatch(editorFiles);
  }
});
