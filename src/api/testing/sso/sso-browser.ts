import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { accountHeaderName } from '#contract/signed-in.ts';
import type { ResolveTxt } from '../../outbound/text-records.ts';
import { aCompany } from '../a-company.ts';
import { type ApiUnderTest, testPassword } from '../api-under-test.ts';
import type { TestIssuer } from './hostile-issuer.ts';

/** A DNS that has the records which a test adds. */
export function testDns() {
  const records = new Map<string, string>();
  const resolveTxt: ResolveTxt = async (name) => {
    const value = records.get(name);
    if (!value) throw new Error('ENOTFOUND');
    return [['another text'], [value.slice(0, 8), value.slice(8)]];
  };
  return { records, resolveTxt };
}

type Connection = Pick<TestIssuer, 'issuer' | 'clientId' | 'clientSecret'>;

/** Adds a mail domain to a company and proves it. */
export async function proveDomain(
  owner: Awaited<ReturnType<typeof aCompany>>['owner'],
  records: Map<string, string>,
  domain: string,
): Promise<Response> {
  const added = await owner.call('addMailDomain', { body: { domain } });
  const { record } = added.json().domains.find((one) => one.domain === domain) ?? {};
  if (record) records.set(record.name, record.value);
  return owner.call('checkMailDomain', { body: { domain } });
}

/** A company with a provider and a proved domain, which invites whom a test lets in. */
export async function aCompanyWithSso(
  api: ApiUnderTest,
  { records }: ReturnType<typeof testDns>,
  { issuer, clientId, clientSecret }: Connection,
) {
  const company = await aCompany(api);
  const domain = `c${company.id.slice(-12)}.example`;
  const connection = { issuer, clientId, clientSecret };
  await company.owner.call('setSso', { body: { connection, password: testPassword } });
  await proveDomain(company.owner, records, domain);
  const invite = (email: string) =>
    company.owner.call('inviteMembers', { body: { emails: [email], role: 'manager' } });
  return { ...company, domain, connection, invite };
}

/** A client that keeps all its cookies, as a browser does. */
export function browserOf({ app }: ApiUnderTest) {
  const cookies = new Map<string, string>();
  const send = async (options: InjectOptions): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({ ...options, headers: { cookie, ...options.headers } });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const acting = (companyId?: string) => ({
    headers: companyId ? { [accountHeaderName]: companyId } : {},
  });
  return {
    cookies,
    get: (url: string, companyId?: string) => send({ method: 'GET', url, ...acting(companyId) }),
    post: (url: string, payload: object = {}, companyId?: string) =>
      send({ method: 'POST', url, payload, ...acting(companyId) }),
    put: (url: string, payload: object, companyId?: string) =>
      send({ method: 'PUT', url, payload, ...acting(companyId) }),
    logIn: (username: string) =>
      send({ method: 'POST', url: '/api/auth/login', payload: { username, password: testPassword } }),
    /** The page of the provider. */
    start: async (email: string): Promise<string> => {
      const response = await send({ method: 'POST', url: '/api/auth/sso/start', payload: { email } });
      return response.json<{ url: string }>().url;
    },
    finish: (query: string) => send({ method: 'POST', url: '/api/auth/sso/finish', payload: { query } }),
  };
}

/** The status and the code of a response. */
export function outcomeOf({ statusCode, body }: Response): [number, string | undefined] {
  const { code } = (body ? JSON.parse(body) : {}) as { code?: string };
  return [statusCode, code];
}
