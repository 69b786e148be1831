import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontNames } from '#domain/card/fonts.ts';
import { logoChoices } from '#domain/card/logo-choice.ts';
import { uuidv7 } from '../../database/ids.ts';
import { savedCard } from '../../testing/a-card.ts';
import { startApi, unlimited } from '../../testing/api-under-test.ts';
import { fuzzCall } from '../../testing/fuzz.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const colour = fc.oneof(
  fc.constantFrom('#fff', '#1e293b', 'rgb(1, 2, 3)', 'red;background:url(x)'),
  fc.jsonValue(),
);
const number = fc.oneof(fc.integer(), fc.integer().map(String), fc.double(), fc.jsonValue());
const form = {
  name: text,
  companyName: text,
  fullName: text,
  position: text,
  email: fc.oneof(fc.emailAddress(), text),
  backgroundColor: colour,
  urlColor: colour,
  nameFont: fc.oneof(fc.constantFrom(...fontNames), text),
  logoSize: number,
  logoX: number,
  logoVersion: fc.oneof(fc.constantFrom(...logoChoices), text),
  logoUrl: fc.oneof(
    fc.constant(null),
    fc.constantFrom('http://169.254.169.254/', 'javascript:1', '//evil', '/objects/uploads/../x'),
    fc.uuid({ version: 7 }).map((id) => `/objects/uploads/${id}`),
  ),
  adjustments: fc.oneof(
    fc.jsonValue(),
    fc.record({ fields: fc.record({ fullName: fc.record({ pt: number, weight: number, caps: text }) }) }),
    fc.record({
      blocks: fc.record({ contact: fc.record({ align: text, dx: number, order: fc.array(text) }) }),
    }),
    fc.record({
      logo: fc.record({ place: text, dy: number }),
      code: fc.record({ value: text, sizeMm: number }),
    }),
  ),
  version: fc.oneof(fc.integer(), fc.jsonValue()),
  userId: fc.uuid(),
};

test.each([
  '/api/business-cards',
  '/api/business-cards/{id}',
  '/api/business-cards/{id}/duplicate',
  '/api/business-cards/{id}/restore',
  '/api/objects/upload',
  '/objects/uploads/{id}',
])('random bytes at %s never cause a 5xx and always get a response in the common format', async (path) => {
  const api = await startApi({ limits: unlimited });
  const caller = await api.signedIn({ role: 'premium', cardLimit: 100_000 });
  const { id } = await savedCard(caller);
  const target = path.startsWith('/objects') ? uuidv7() : id;
  // Restores the card to the state that the request expects.
  const prepare = () =>
    path.endsWith('/restore')
      ? caller.call('deleteCard', { params: { id } })
      : caller.call('restoreCard', { params: { id } });
  await fuzzCall(api.app, path.replace('{id}', target), { form, cookie: caller.cookie(), prepare });
  const user = (await caller.call('currentUser')).json();
  const { rows } = await api.db.$client.query('SELECT FROM cards WHERE account_id = $1', [
    caller.user.accountId,
  ]);
  expect(user.cardCount).toBe(rows.length);
  await api.close();
});
