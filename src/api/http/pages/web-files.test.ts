import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { documentName, pageDocuments } from '#contract/page-documents.ts';
import { languages } from '#domain/account/languages.ts';
import { startApi } from '../../testing/api-under-test.ts';
import { readWebDocuments } from './web-documents.ts';

const frame = `<!doctype html><script>document.title = 'x';</script>
<script id="site" type="application/json">{}</script><script type="module" src="/assets/main-abc123.js"></script>`;

const dir = await mkdtemp(join(tmpdir(), 'vizitka-web-'));
await mkdir(join(dir, 'assets'));
await writeFile(join(dir, 'index.html'), frame);
for (const language of languages) {
  await mkdir(join(dir, 'pages/selling', language), { recursive: true });
  for (const name of pageDocuments.map(documentName)) {
    const picture = `<i title="%public-origin%/og-image.png"></i><p>${name} in ${language} by <a href="%maker-url%">%maker-name%</a></p>`;
    await writeFile(join(dir, 'pages/selling', language, `${name}.html`), frame + picture);
  }
}
await writeFile(join(dir, 'assets/main-abc123.js'), 'plain');
await writeFile(join(dir, 'assets/main-abc123.js.br'), 'brotli');
await writeFile(join(dir, 'assets/main-abc123.js.gz'), 'gzip');
await writeFile(join(dir, 'assets/main-abc123.js.map'), 'our source');
await writeFile(join(dir, 'assets/main-abc123.js.map.br'), 'our source');
await writeFile(join(dir, 'favicon.svg'), '<svg/>');
const documents = await readWebDocuments(dir, {
  offering: 'selling',
  registration: 'anyone',
  isMailOn: true,
  isUseCounted: true,
  origin: 'https://cards.example',
  maker: { name: '</script><script>alert(1)', url: 'https://maker.example/?"><script>' },
  payments: { key: 'pk_test_x', script: 'http://127.0.0.1:4200/v3/stripe.js?"><script>' },
});
const api = await startApi({ web: { dir, documents } });
afterAll(async () => {
  await api.close();
  await rm(dir, { recursive: true });
});

function getPath(path: string, headers: Record<string, string> = {}) {
  return api.visitor().get(path, { headers });
}

test.each([
  ['/', 'first'],
  ['/create', 'create'],
  ['/login', 'login'],
  ['/login?tab=register', 'register'],
  ['/pricing', 'pricing'],
])('%s has its own document, which is revalidated each time', async (path, name) => {
  const response = await getPath(path);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(response.body).toContain(`<p>${name} in en `);
});

test('an address that asks for a language gets its document, and the page after it too', async () => {
  const response = await getPath('/pricing?lang=sk', { 'accept-language': 'en' });
  expect(response.body).toContain('<p>pricing in sk ');
  expect(response.headers['set-cookie']).toMatch(/^vizitka-language=sk; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  const other = await getPath('/pricing?lang=xx', { 'accept-language': 'sk' });
  expect(other.body).toContain('<p>pricing in sk ');
  expect(other.headers['set-cookie']).toBeUndefined();
});

test('source maps are not served', async () => {
  const response = await getPath('/assets/main-abc123.js.map');
  expect([response.statusCode, response.body]).not.toContain('our source');
  expect(response.statusCode).toBe(404);
});

test('an address without a page returns 404 with its own document', async () => {
  const response = await getPath('/no-such-page');
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(response.body).toContain('<p>not-found in en ');
});

test('a visitor gets the login document for a page that needs a session', async () => {
  expect((await getPath('/edit/0198')).body).toContain('<p>login in en ');
  expect((await getPath('/edit/0198', { cookie: 'vizitka-signed-in=1' })).body).toContain('<p>edit in en ');
});

test.each([
  [{ 'accept-language': 'sk-SK,sk;q=0.9,en;q=0.8' }, 'sk'],
  [{ 'accept-language': 'de-AT, en;q=0.5' }, 'de'],
  [{ 'accept-language': 'fr, en;q=0.5' }, 'en'],
  [{ 'accept-language': 'sk', cookie: 'vizitka-language=en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'vizitka-language=sk' }, 'sk'],
  [{ 'accept-language': ';;q=,', cookie: 'vizitka-language=tlh' }, 'en'],
])('with the headers %j the document is in %s', async (headers, language) => {
  const response = await getPath('/pricing', headers);
  expect(response.body).toContain(`<p>pricing in ${language} `);
  expect(response.headers.vary).toContain('accept-language, cookie');
});

test('a document is sent in the best compression that the browser accepts', async () => {
  const plain = (await getPath('/')).rawPayload;
  const [brotli, gzip] = [
    await getPath('/', { 'accept-encoding': 'gzip, br' }),
    await getPath('/', { 'accept-encoding': 'gzip' }),
  ];
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
});

test('a missing asset does not return a page', async () => {
  const response = await api.visitor().get('/assets/gone.js');
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('hashed assets are cached for a year and sent precompressed', async () => {
  const asset = (encoding: string) => getPath('/assets/main-abc123.js', { 'accept-encoding': encoding });
  const brotli = await asset('gzip, br');
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect([brotli.body, (await asset('gzip')).body, (await asset('identity')).body]).toEqual([
    'brotli',
    'gzip',
    'plain',
  ]);
});

test('the maker’s name is escaped data in the page', async () => {
  const { body, headers } = await api.visitor().get('/');
  expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)');
  expect(body.match(/<script/g)).toHaveLength(3);
  expect(body).toContain(
    '<a href="https://maker.example/?&quot;>&lt;script>">&lt;/script>&lt;script>alert(1)</a>',
  );
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'/,
  );
});

test('the page contains the provider’s key and the simulator’s script address as data', async () => {
  const { body } = await api.visitor().get('/');
  expect(body).toContain('<meta name="payments-key" content="pk_test_x" />');
  expect(body).toContain(
    '<meta name="payments-script" content="http://127.0.0.1:4200/v3/stripe.js?&quot;>&lt;script>" />',
  );
});

test('without a simulator the page has no simulator address, and without keys no payment settings', async () => {
  const maker = { name: 'Maker', url: 'https://maker.example/' };
  const origin = 'https://cards.example';
  const firstPage = async (payments: Parameters<typeof readWebDocuments>[1]['payments']) =>
    (
      await readWebDocuments(dir, {
        origin,
        maker,
        payments,
        offering: 'selling',
        registration: 'anyone',
        isMailOn: true,
        isUseCounted: true,
      })
    )
      .document('/', 'en', 'identity')
      .toString();
  const real = await firstPage({ key: 'pk_live_x', script: null });
  expect(real).toContain('payments-key');
  expect(real).not.toContain('payments-script');
  expect(await firstPage(null)).not.toContain('<meta');
});

test('the sharing image has an absolute address', async () => {
  expect((await getPath('/')).body).toContain('"https://cards.example/og-image.png"');
});
