import * as oidc from 'openid-client';
import { Refusal } from '#contract/errors.ts';
import { type IdentityClaims, isSubject } from '#domain/company/single-sign-on.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';

/** What is known of the provider of a company; `changedAt` tells two versions apart. */
type Connection = {
  accountId: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  changedAt: Date;
};

type NewConnection = Omit<Connection, 'changedAt'>;

/** What the answer of a provider has to match. */
type Expected = { state: string; nonce: string; verifier: string };

/** Whom a provider has confirmed. */
type ConfirmedIdentity = { issuer: string; subject: string; claims: IdentityClaims };

export type ProviderOptions = {
  /** Requests an address that an owner has typed. */
  fetch: (address: string, init: oidc.CustomFetchOptions) => Promise<Response>;
  /** Outside production: providers on this machine, without TLS. */
  allowLoopback: boolean;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  now: () => Date;
};

export type IdentityProviders = ReturnType<typeof identityProviders>;

const timeoutSeconds = 5;
const cachedMs = 10 * 60_000;
const cachedMax = 500;
/** How far the clock of a provider may be ahead. */
const clockSkewSeconds = 60;
/** Steps that ask providers, of all companies and of one: a provider that hangs keeps out its own people alone. */
const stepsAtOnce = { maxRunning: 100, maxWaiting: 0, maxPerUser: 10 };

class ProviderUnreachable extends Error {}

/** The providers of companies (OpenID Connect, code flow with PKCE). What they sign is verified with their published keys. */
export function identityProviders({ fetch, allowLoopback, redirectUri, now }: ProviderOptions) {
  const cache = new Map<string, { until: number; config: Promise<oidc.Configuration> }>();

  const withStep = concurrencyLimit(stepsAtOnce);
  const ofCompany = <Result>({ accountId }: NewConnection, step: () => Promise<Result>) =>
    withStep(step, { userId: accountId });

  const customFetch: oidc.CustomFetch = async (address, init) => {
    try {
      return await fetch(address, init);
    } catch (error) {
      throw new ProviderUnreachable('the provider does not answer', { cause: error });
    }
  };

  const discover = async ({ issuer, clientId, clientSecret }: NewConnection) => {
    const config = await oidc.discovery(new URL(issuer), clientId, {}, clientAuth(clientSecret), {
      [oidc.customFetch]: customFetch,
      timeout: timeoutSeconds,
      // Without the first one the signature of a token that came over TLS is not verified.
      // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; never in production
      execute: [oidc.enableNonRepudiationChecks, ...(allowLoopback ? [oidc.allowInsecureRequests] : [])],
    });
    // The library lets one issuer of Microsoft stand for all its organisations.
    if (new URL(config.serverMetadata().issuer).href !== new URL(issuer).href)
      throw new Error('another issuer');
    return config;
  };

  /** Many sign-ins read the addresses of a provider once. */
  const configOf = (connection: Connection): Promise<oidc.Configuration> => {
    const key = `${connection.accountId} ${connection.changedAt.getTime()}`;
    const known = cache.get(key);
    if (known && known.until > now().getTime()) return known.config;
    const config = discover(connection);
    cache.delete(key);
    cache.set(key, { until: now().getTime() + cachedMs, config });
    config.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > cachedMax && oldest !== undefined) cache.delete(oldest);
    return config;
  };

  /** The address of the provider's page. It comes from the provider, and a browser opens it. */
  const checkedUrl = (url: URL): URL => {
    if (url.protocol === 'https:' || (allowLoopback && url.protocol === 'http:')) return url;
    throw new Refusal('SSO_ISSUER_INVALID');
  };

  return {
    /** Throws a refusal unless there is a provider at the address of an issuer. */
    check: (connection: NewConnection): Promise<void> =>
      ofCompany(connection, async () => {
        try {
          const config = await discover(connection);
          checkedUrl(oidc.buildAuthorizationUrl(config, {}));
        } catch {
          throw new Refusal('SSO_ISSUER_INVALID');
        }
      }),

    /** Where a browser goes to sign in, and what the answer has to match. */
    begin: async (connection: Connection, email?: string): Promise<Expected & { url: string }> => {
      const config = await ofCompany(connection, () =>
        configOf(connection).catch(() => {
          throw new Refusal('SSO_UNREACHABLE');
        }),
      );
      const [state, nonce, verifier] = [
        oidc.randomState(),
        oidc.randomNonce(),
        oidc.randomPKCECodeVerifier(),
      ];
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(email && { login_hint: email }),
      });
      return { url: checkedUrl(url).href, state, nonce, verifier };
    },

    /**
     * Whom the provider confirms in its answer, the query of the page that it sent the browser to. Throws a refusal for
     * anything else; `onFailure` gets a reason without codes and tokens.
     */
    finish: (
      connection: Connection,
      { state, nonce, verifier }: Expected,
      query: string,
      onFailure: (reason: string) => void,
    ): Promise<ConfirmedIdentity> =>
      ofCompany(connection, async () => {
        try {
          const config = await configOf(connection);
          const tokens = await oidc.authorizationCodeGrant(config, new URL(`?${query}`, redirectUri), {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          });
          const claims = tokens.claims();
          if (claims?.iss !== config.serverMetadata().issuer) throw new Error('another issuer');
          // The library refuses what is not valid yet (nbf), not what was issued later than now.
          if (claims.iat > now().getTime() / 1000 + clockSkewSeconds) throw new Error('issued in the future');
          if (!isSubject(claims.sub)) throw new Error('no subject');
          const { sub: subject } = claims;
          // Some providers have the address only where the access token opens it.
          const isElsewhere = claims.email === undefined && config.serverMetadata().userinfo_endpoint;
          const more = isElsewhere ? await oidc.fetchUserInfo(config, tokens.access_token, subject) : {};
          const said: IdentityClaims & Record<string, unknown> = { ...more, ...claims };
          return { issuer: connection.issuer, subject, claims: said };
        } catch (error) {
          onFailure(reasonOf(error));
          throw new Refusal(isUnreachable(error) ? 'SSO_UNREACHABLE' : 'SSO_FAILED');
        }
      }),
  };
}

/** Providers that do not say otherwise take the secret in the header. */
function clientAuth(secret: string): oidc.ClientAuth {
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
    (isBasic ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret))(server, ...request);
  };
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof ProviderUnreachable ||
    ('code' in error && error.code === 'OAUTH_TIMEOUT') ||
    isUnreachable(error.cause)
  );
}

/** The message of the library and its code. Its causes have the parts of a token, so they are left out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.message.slice(0, 120)}${code}`;
}
