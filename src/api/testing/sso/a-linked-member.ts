import { addOldIdentity, setMember } from '../../store/testing/companies.ts';
import { aCard } from '../a-card.ts';
import { type ApiUnderTest, testPassword } from '../api-under-test.ts';
import { addLink } from '../mail-links.ts';
import type { TestIssuer } from './hostile-issuer.ts';
import { aCompanyWithSso, browserOf, outcomeOf, type testDns } from './sso-browser.ts';

type Browser = ReturnType<typeof browserOf>;
type Claims = Record<string, unknown>;

export type LinkedMember = Awaited<ReturnType<typeof aLinkedMember>>;

/** A company whose provider signs in a member with a card of their own, whom it has been linked to in their own session. */
export async function aLinkedMember(api: ApiUnderTest, dns: ReturnType<typeof testDns>, issuer: TestIssuer) {
  const company = await aCompanyWithSso(api, dns, issuer);
  const { id, domain } = company;
  const user = await api.addUser({
    email: `eva.${company.id.slice(-6)}@${domain}`,
    role: 'premium',
    cardLimit: 10,
    emailVerifiedAt: new Date(),
  });
  await setMember(api.db, id, user.id, 'manager');
  const claims = { sub: `subject of ${user.email}`, email: user.email, email_verified: true };

  /** What the provider says is sent back to a page of this browser. */
  const signIn = async (said: Claims = claims, browser = browserOf(api), provider = issuer) => {
    const response = await browser.post('/api/auth/sso/start', { email: user.email });
    if (response.statusCode !== 200) return { browser, outcome: outcomeOf(response) };
    const { url } = response.json<{ url: string }>();
    return { browser, outcome: outcomeOf(await browser.finish(provider.answer(url, said))) };
  };
  const own = browserOf(api);
  await own.logIn(user.username);
  await own.post('/api/business-cards', aCard({ name: 'Private' }));
  await signIn(claims, own);

  /** A session of their own that is a password's: the one above was replaced by that of the provider. */
  const logIn = async (): Promise<Browser> => {
    const browser = browserOf(api);
    await browser.logIn(user.username);
    return browser;
  };
  const byLink = async (purpose: Parameters<typeof addLink>[1], path: string, email: string) => {
    const { token } = await addLink(api.db, purpose, { id: user.id, email });
    return browserOf(api).post(`/api/auth/${path}`, { token });
  };
  return {
    ...company,
    user,
    claims,
    own,
    signIn,
    logIn,
    changeAddress: (email: string) => byLink('change_email', 'verify-email', email),
    undoAddress: (email: string) => byLink('undo_email_change', 'undo-email-change', email),
    remove: () => company.owner.call('removeMember', { params: { id: user.id } }),
    leave: async () => (await logIn()).post(`/api/companies/${id}/leave`),
    /** The companies whose providers sign the person in, as their account page lists them. */
    links: async () =>
      (await logIn()).get('/api/account/identities').then((found) => found.json<{ companyId: string }[]>()),
    setProvider: (change: Partial<typeof company.connection> | null) =>
      company.owner.call('setSso', {
        body: {
          connection: change && { ...company.connection, ...change },
          password: testPassword,
        },
      }),
    /** The row that release 1.0.0 left when a membership ended. */
    leaveOldIdentity: () =>
      addOldIdentity(api.db, { accountId: id, issuer: issuer.issuer, subject: claims.sub, userId: user.id }),
  };
}
