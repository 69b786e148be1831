import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Signing = 'own' | 'other' | 'none' | 'secret';

/** What the next token says. A claim that is undefined is left out. */
type NextToken = { claims: Record<string, unknown>; signing?: Signing };

export type TestIssuer = Awaited<ReturnType<typeof startTestIssuer>>;

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, other] = [keyPair(), keyPair()];

/** An identity provider whose tokens are what a test wants them to be, signed or not. */
export async function startTestIssuer({
  clientId = 'vizitka',
  clientSecret = 'top-secret-of-the-client',
} = {}) {
  const codes = new Map<string, NextToken & { nonce: string | null }>();
  const metadata: Record<string, unknown> = {};
  const requests: string[] = [];
  let issuer = '';

  const tokenOf = ({ claims, signing = 'own', nonce }: NextToken & { nonce: string | null }) => {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: clientId, sub: 'subject', iat: now, exp: now + 300, nonce };
    const payload = Object.fromEntries(
      Object.entries<unknown>({ ...usual, ...claims }).filter(([, value]) => value !== undefined),
    );
    const algorithm = { own: 'RS256', other: 'RS256', none: 'none', secret: 'HS256' }[signing];
    const body = [{ alg: algorithm, kid: 'key' }, payload].map(encoded).join('.');
    return `${body}.${signatureOf(body, signing, clientSecret)}`;
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    requests.push(pathname);
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...metadata,
      });
    if (pathname === '/jwks')
      return json(200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'key', use: 'sig' }] });
    if (pathname !== '/token') return json(404, {});
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const code = new URLSearchParams(Buffer.concat(chunks).toString()).get('code') ?? '';
      const wanted = codes.get(code);
      codes.delete(code);
      if (!wanted) return json(400, { error: 'invalid_grant' });
      return json(200, { access_token: 'access-token', token_type: 'Bearer', id_token: tokenOf(wanted) });
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    clientId,
    clientSecret,
    metadata,
    requests,
    /** The query of the page that a browser is led back to, which has signed in at the page of `start`. */
    answer: (start: string, claims: Record<string, unknown>, signing: Signing = 'own'): string => {
      const { searchParams } = new URL(start);
      const code = `code-${codes.size}-${Math.random().toString(36).slice(2)}`;
      codes.set(code, { claims, signing, nonce: searchParams.get('nonce') });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function signatureOf(body: string, signing: Signing, secret: string): string {
  if (signing === 'none') return '';
  if (signing === 'secret') return createHmac('sha256', secret).update(body).digest('base64url');
  const key: KeyObject = (signing === 'own' ? own : other).privateKey;
  return createSign('RSA-SHA256').update(body).sign(key, 'base64url');
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
