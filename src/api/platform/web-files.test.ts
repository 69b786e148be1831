import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, startApi } from '../testing/api-under-test.ts';
import { readWebPage } from './web-files.ts';

const built = `<!doctype html><script>document.title = 'x';</script>
<script id="site" type="application/json">{}</script><script type="module" src="/assets/main-abc123.js"></script>`;

let dir: string;
let api: ApiUnderTest;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vizitka-web-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), built);
  await writeFile(join(dir, 'assets/main-abc123.js'), 'plain');
  await writeFile(join(dir, 'assets/main-abc123.js.br'), 'brotli');
  await writeFile(join(dir, 'assets/main-abc123.js.gz'), 'gzip');
  await writeFile(join(dir, 'favicon.svg'), '<svg/>');
  const page = await readWebPage(dir, {
    maker: { name: '</script><script>alert(1)', url: 'https://maker.example/' },
    payments: { key: 'pk_test_x', script: 'http://127.0.0.1:4200/v3/stripe.js?"><script>' },
  });
  api = await startApi({ web: { dir, page } });
});
afterAll(async () => {
  await api.close();
  await rm(dir, { recursive: true });
});

test('every page is the same document, asked for anew each time', async () => {
  for (const path of ['/', '/create', '/login', '/login?tab=register']) {
    const answer = await api.visitor().get(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  }
});

test('an address without a page is a 404 with that document', async () => {
  const answer = await api.visitor().get('/no-such-page');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('a missing asset is no page', async () => {
  const answer = await api.visitor().get('/assets/gone.js');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('hashed assets are kept for a year and sent as they were compressed', async () => {
  const ask = (encoding: string) =>
    api.visitor().get('/assets/main-abc123.js', { headers: { 'accept-encoding': encoding } });
  const brotli = await ask('gzip, br');
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect([brotli.body, (await ask('gzip')).body, (await ask('identity')).body]).toEqual([
    'brotli',
    'gzip',
    'plain',
  ]);
});

test('the maker’s name is data in the page, never code', async () => {
  const { body, headers } = await api.visitor().get('/');
  expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)');
  expect(body.match(/<script/g)).toHaveLength(3);
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'/,
  );
});

test('the page knows the provider’s key and a simulator’s script, as data', async () => {
  const { body } = await api.visitor().get('/');
  expect(body).toContain('<meta name="payments-key" content="pk_test_x" />');
  expect(body).toContain(
    '<meta name="payments-script" content="http://127.0.0.1:4200/v3/stripe.js?&quot;>&lt;script>" />',
  );
});

test('without a simulator the page names none, and without keys no payments at all', async () => {
  const maker = { name: 'Maker', url: 'https://maker.example/' };
  const real = await readWebPage(dir, { maker, payments: { key: 'pk_live_x', script: null } });
  expect(real.html).toContain('payments-key');
  expect(real.html).not.toContain('payments-script');
  expect((await readWebPage(dir, { maker, payments: null })).html).not.toContain('<meta');
});
