import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/**
 * An identity provider of a company, for tests: node start-identity-provider.ts port redirectUri. It writes its issuer to
 * the standard output. Whoever types an address and any password is signed in with it; an address that begins with
 * `unverified` is not verified.
 */

const [port = '0', redirectUri = ''] = process.argv.slice(2);
const client = { client_id: 'vizitka', client_secret: 'secret-of-the-identity-provider' };

type Context = { oidc: { client: { clientId: string }; session: { accountId: string } } };

const server = createServer();
server.listen(Number(port), '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: `subject of ${id}`, email: id, email_verified: !id.startsWith('unverified') }),
    }),
    // Nobody is asked whether the company's own client may see the address.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  server.on('request', provider.callback());
  process.stdout.write(`${issuer}\n`);
});
