import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api-under-test.ts';
import { logLines } from '../../testing/log-lines.ts';
import { oddityNames, startOddReceiver } from '../../testing/odd-receivers.ts';
import { startTestIssuer } from '../../testing/sso/hostile-issuer.ts';
import {
  aCompanyWithSso,
  browserOf,
  outcomeOf,
  proveDomain,
  testDns,
} from '../../testing/sso/sso-browser.ts';

/** A provider that lies: its tokens are what an attacker would send. */

const dns = testDns();
const { lines, logStream } = logLines();
const api = await startApi({ resolveTxt: dns.resolveTxt, logStream });
const issuer = await startTestIssuer();
const company = await aCompanyWithSso(api, dns, issuer);
const { domain } = company;
afterAll(async () => {
  await issuer.stop();
  await api.close();
});

let people = 0;
/** Claims of a person who is new and invited. */
async function aPerson() {
  people += 1;
  const name = `person-${people}`;
  const email = `${name}@${domain}`;
  await company.invite(email);
  return { sub: name, email, email_verified: true };
}

/** The outcome of a sign-in with these claims. */
async function signIn(claims: Record<string, unknown>, signing?: 'own' | 'other' | 'none' | 'secret') {
  const browser = browserOf(api);
  const start = await browser.start(`anyone@${domain}`);
  const finished = await browser.finish(issuer.answer(start, claims, signing));
  expect((await browser.get('/api/auth/user')).statusCode).toBe(finished.statusCode === 200 ? 200 : 401);
  return outcomeOf(finished);
}

const now = () => Math.floor(Date.now() / 1000);
const failed = [403, 'SSO_FAILED'];

test('a token that is right signs in', async () => {
  expect(await signIn(await aPerson())).toEqual([200, undefined]);
});

test.each([
  ['of another issuer', { iss: 'https://other.example' }],
  ['for another audience', { aud: 'another-client' }],
  ['for several audiences, used by another party', { aud: ['vizitka', 'other'], azp: 'other' }],
  ['that has expired', { iat: now() - 7200, exp: now() - 3600 }],
  ['that is not valid yet', { nbf: now() + 3600 }],
  ['that was issued in the future', { iat: now() + 3600, exp: now() + 7200 }],
  ['without a nonce', { nonce: undefined }],
  ['with the nonce of another sign-in', { nonce: 'another-nonce' }],
  ['without a subject', { sub: undefined }],
  // It would be the same person for everybody.
  ['with an empty subject', { sub: '' }],
  ['with a subject of a space', { sub: ' ' }],
  ['with a subject that no database stores', { sub: 'a\u0000b' }],
])('a token %s is refused', async (_, claims) => {
  expect(await signIn({ ...(await aPerson()), ...claims })).toEqual(failed);
});

test.each(['none', 'other', 'secret'] as const)(
  'a token with the signature %s is refused',
  async (signing) => {
    expect(await signIn(await aPerson(), signing)).toEqual(failed);
  },
);

test.each([
  ['that is not verified', { email_verified: false }],
  ['that is verified in words', { email_verified: 'true' }],
  ['without a word about it', { email_verified: undefined }],
  ['of no company', { email: 'adam@elsewhere.example' }],
  ['that ends like the domain', { email: `adam@evil${domain}` }],
  ['that is missing', { email: undefined }],
  ['that is a list', { email: [`adam@${domain}`] }],
  ['with a line break', { email: `adam\n@${domain}` }],
])('an address %s is refused', async (_, claims) => {
  expect(await signIn({ ...(await aPerson()), ...claims })).toEqual([403, 'SSO_EMAIL_REFUSED']);
});

test('an address of the domain of another company is refused', async () => {
  const other = await aCompanyWithSso(api, dns, issuer);
  expect(await signIn({ ...(await aPerson()), email: `adam@${other.domain}` })).toEqual([
    403,
    'SSO_EMAIL_REFUSED',
  ]);
});

test('an answer is used once, also when its cookie is kept', async () => {
  const browser = browserOf(api);
  const query = issuer.answer(await browser.start(`anyone@${domain}`), await aPerson());
  const kept = new Map(browser.cookies);
  expect(outcomeOf(await browser.finish(query))).toEqual([200, undefined]);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(outcomeOf(await browser.finish(query))).toEqual([400, 'SSO_EXPIRED']);
});

test('of two answers at the same time one is used', async () => {
  const browser = browserOf(api);
  const query = issuer.answer(await browser.start(`anyone@${domain}`), await aPerson());
  const both = await Promise.all([browser.finish(query), browser.finish(query)]);
  expect(both.map(outcomeOf).sort()).toEqual([
    [200, undefined],
    [400, 'SSO_EXPIRED'],
  ]);
});

test('a code that was used at the provider is refused in a new sign-in', async () => {
  const browser = browserOf(api);
  const used = new URLSearchParams(issuer.answer(await browser.start(`anyone@${domain}`), await aPerson()));
  await browser.finish(used.toString());
  const { searchParams } = new URL(await browser.start(`anyone@${domain}`));
  used.set('state', searchParams.get('state') ?? '');
  expect(outcomeOf(await browser.finish(used.toString()))).toEqual(failed);
});

test('an answer without a state, or with that of another sign-in, is refused', async () => {
  const browser = browserOf(api);
  const swapped = new URLSearchParams(
    issuer.answer(await browser.start(`anyone@${domain}`), await aPerson()),
  );
  await browser.start(`anyone@${domain}`);
  expect(outcomeOf(await browser.finish(swapped.toString()))).toEqual(failed);
  const without = new URLSearchParams(
    issuer.answer(await browser.start(`anyone@${domain}`), await aPerson()),
  );
  without.delete('state');
  expect(outcomeOf(await browser.finish(without.toString()))).toEqual(failed);
});

test('an answer for another browser is refused', async () => {
  const start = await browserOf(api).start(`anyone@${domain}`);
  const victim = browserOf(api);
  expect(outcomeOf(await victim.finish(issuer.answer(start, await aPerson())))).toEqual([400, 'SSO_EXPIRED']);
  await victim.start(`anyone@${domain}`);
  expect(outcomeOf(await victim.finish(issuer.answer(start, await aPerson())))).toEqual(failed);
});

test('a refusal of the provider is refused in words', async () => {
  const browser = browserOf(api);
  const { searchParams } = new URL(await browser.start(`anyone@${domain}`));
  const query = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' });
  expect(outcomeOf(await browser.finish(query.toString()))).toEqual(failed);
});

test('an answer after the provider was changed is refused', async () => {
  const other = await startTestIssuer();
  const changing = await aCompanyWithSso(api, dns, issuer);
  const browser = browserOf(api);
  const start = await browser.start(`anyone@${changing.domain}`);
  const { issuer: address, clientId, clientSecret } = other;
  await changing.owner.call('setSso', {
    body: {
      connection: { issuer: address, clientId, clientSecret },
      password: 'correct horse',
    },
  });
  expect(outcomeOf(await browser.finish(issuer.answer(start, await aPerson())))).toEqual([
    400,
    'SSO_EXPIRED',
  ]);
  await other.stop();
});

test('somebody who registered the address before does not get the account of its owner', async () => {
  const person = await aPerson();
  const squatter = await api.signedIn({ username: 'squatter', email: person.email });
  expect(await signIn(person)).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
  expect((await squatter.call('listCompanies')).json()).toEqual([]);
});

test('an address that another person has now does not open the account of the first', async () => {
  const person = await aPerson();
  await signIn(person);
  expect(await signIn({ ...person, sub: 'somebody-new' })).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
  expect(await signIn({ ...person, email: `renamed@${domain}` })).toEqual([200, undefined]);
});

test('the same subject of another issuer is another person', async () => {
  const other = await startTestIssuer();
  const elsewhere = await aCompanyWithSso(api, dns, other);
  const person = await aPerson();
  await signIn(person);
  const browser = browserOf(api);
  await elsewhere.invite(`${person.sub}@${elsewhere.domain}`);
  const start = await browser.start(`anyone@${elsewhere.domain}`);
  const email = `${person.sub}@${elsewhere.domain}`;
  await browser.finish(other.answer(start, { ...person, email }));
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ email });
  await other.stop();
});

test('an admin of the site is not signed in by a provider', async () => {
  const person = await aPerson();
  const admin = await api.addUser({ email: person.email, isAdmin: true, role: 'admin' });
  expect(await signIn(person)).toEqual([403, 'SSO_FOR_ADMIN']);
  const browser = browserOf(api);
  await browser.logIn(admin.username);
  const start = await browser.start(person.email);
  expect(outcomeOf(await browser.finish(issuer.answer(start, person)))).toEqual([403, 'SSO_FOR_ADMIN']);
});

test('a domain belongs to the company that has proved it', async () => {
  const { owner } = await aCompanyWithSso(api, dns, issuer);
  expect(outcomeOf(await proveDomain(owner, dns.records, domain))).toEqual([409, 'DOMAIN_TAKEN']);
});

test('an issuer on an address inside, without TLS or under another name is refused', async () => {
  const addresses = [
    'http://169.254.169.254',
    'http://10.0.0.1:8080',
    'https://[fd00::1]',
    'http://192.168.1.1',
  ];
  const { owner } = company;
  for (const address of addresses) {
    const connection = { issuer: address, clientId: 'vizitka', clientSecret: 'x' };
    const response = await owner.call('setSso', { body: { connection, password: 'correct horse' } });
    expect(outcomeOf(response), address).toEqual([422, 'SSO_ISSUER_INVALID']);
  }
  issuer.metadata.issuer = 'https://login.microsoftonline.com/{tenantid}/v2.0';
  const { issuer: address, clientId, clientSecret } = issuer;
  const connection = { issuer: address, clientId, clientSecret };
  const renamed = await owner.call('setSso', { body: { connection, password: 'correct horse' } });
  delete issuer.metadata.issuer;
  expect(outcomeOf(renamed)).toEqual([422, 'SSO_ISSUER_INVALID']);
});

test('a provider that answers oddly is refused in time, and others are asked meanwhile', async () => {
  const another = await aCompanyWithSso(api, dns, issuer);
  const odd = await Promise.all(oddityNames.map(startOddReceiver));
  const set = async ({ owner }: typeof company, at: string) => {
    const connection = { issuer: at, clientId: 'vizitka', clientSecret: 'x' };
    const started = performance.now();
    const response = await owner.call('setSso', { body: { connection, password: 'correct horse' } });
    return { outcome: outcomeOf(response), tookMs: performance.now() - started };
  };
  const silent = odd[oddityNames.indexOf('silence')]?.host;
  // Eleven that a provider keeps waiting: one more than the share of a company.
  const kept = Array.from({ length: 11 }, () => set(company, `http://${silent}`));
  await expect.poll(() => odd[0]?.requests()).toBeGreaterThan(0);
  const own = await set(another, issuer.issuer);
  expect(own.outcome).toEqual([200, undefined]);
  expect(own.tookMs).toBeLessThan(3000);
  const outcomes = (await Promise.all(kept)).map(({ outcome }) => outcome[1]);
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'SSO_ISSUER_INVALID'),
    'TOO_MANY_ATTEMPTS',
  ]);
  const asked = odd.map(({ host }, at) => set(at < odd.length / 2 ? company : another, `http://${host}`));
  for (const { outcome, tookMs } of await Promise.all(asked)) {
    expect(outcome).toEqual([422, 'SSO_ISSUER_INVALID']);
    expect(tookMs).toBeLessThan(12_000);
  }
  for (const receiver of odd) {
    await receiver.untilClosed();
    receiver.close();
  }
}, 60_000);

test('a page of the provider that is a script is not opened', async () => {
  issuer.metadata.authorization_endpoint = 'javascript:alert(1)';
  const { issuer: address, clientId, clientSecret } = issuer;
  const connection = { issuer: address, clientId, clientSecret };
  const response = await company.owner.call('setSso', { body: { connection, password: 'correct horse' } });
  delete issuer.metadata.authorization_endpoint;
  expect(outcomeOf(response)).toEqual([422, 'SSO_ISSUER_INVALID']);
});

test('many sign-ins read the addresses of a provider once', async () => {
  const one = await aCompanyWithSso(api, dns, issuer);
  const before = issuer.requests.length;
  await Promise.all(Array.from({ length: 10 }, () => browserOf(api).start(`a@${one.domain}`)));
  expect(issuer.requests.slice(before)).toEqual(['/.well-known/openid-configuration']);
});

test('no code, token or secret is in the log', async () => {
  const browser = browserOf(api);
  const query = issuer.answer(await browser.start(`anyone@${domain}`), {
    ...(await aPerson()),
    aud: 'other',
  });
  await browser.finish(query);
  const log = lines.join('');
  expect(log).toContain('single sign-on refused');
  const { code, state } = Object.fromEntries(new URLSearchParams(query));
  for (const secret of [code, state, issuer.clientSecret, 'access-token', 'eyJ'])
    expect(log).not.toContain(secret);
});
