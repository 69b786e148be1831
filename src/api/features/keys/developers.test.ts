import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { keyScopes } from '#domain/account/api-keys.ts';
import { savedCard } from '../../testing/a-card.ts';
import { aDesign } from '../../testing/a-design.ts';
import { aKey } from '../../testing/a-key.ts';
import { startApi, testOrigin } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The examples of the page, as they are shown. */
async function examples(): Promise<string[]> {
  const page = await api.visitor().get('/developers');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  return Array.from(page.body.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g), ([, code = '']) =>
    unescaped(code),
  );
}

test('the reference for programs has every call of a key and no other, and every example works', async () => {
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { id: designId } = await aDesign(owner);
  const { key } = await aKey(owner, keyScopes);
  const idFor = async (path: string): Promise<string> => {
    if (path.includes('/designs/')) return designId;
    const { id } = await savedCard(owner);
    if (!path.includes('/orders/')) return id;
    return (await owner.post('/api/orders', { lines: [{ cardId: id, quantity: 100 }] })).json<{
      id: string;
    }>().id;
  };
  const commands = await examples();
  expect(commands).toHaveLength(Object.values(calls).filter((call) => 'scope' in call).length);
  for (const command of commands) {
    const [, method, path] = /^curl -X (\w+) (\S+)/.exec(command) ?? [];
    const body = /-d '(.*)'$/.exec(command)?.[1];
    const id = await idFor(path ?? '');
    const response = await api.app.inject({
      method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: path?.replace(testOrigin, '').replace('$ID', id) ?? '',
      headers: {
        authorization: `Bearer ${key}`,
        ...(command.includes('Idempotency-Key') && { 'idempotency-key': crypto.randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: body }),
    });
    expect([command, response.statusCode < 300, response.body]).toEqual([command, true, response.body]);
  }
});
