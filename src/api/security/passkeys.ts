import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

/** The site that passkeys belong to. */
export type RelyingParty = { id: string; name: string; origins: string[] };

/** Browsers refuse passkeys for IP addresses, so a site on loopback has them under the name localhost. */
export function relyingPartyOf(publicOrigin: string): RelyingParty {
  const url = new URL(publicOrigin);
  const name = 'Vizitka';
  if (!isIP(url.hostname)) return { id: url.hostname, name, origins: [publicOrigin] };
  url.hostname = 'localhost';
  return { id: 'localhost', name, origins: [url.origin] };
}

export type StoredPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[] };

const timeout = 120_000;

const described = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** The options for a new passkey, with the challenge that it has to sign. */
export function newPasskeyOptions(
  party: RelyingParty,
  user: { id: string; username: string },
  existing: StoredPasskey[],
) {
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    attestationType: 'none',
    timeout,
    excludeCredentials: existing.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The new passkey, or null if the response does not answer the challenge for this site. */
export async function verifyNewPasskey(
  party: RelyingParty,
  expectedChallenge: string,
  response: RegistrationResponseJSON,
): Promise<StoredPasskey | null> {
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}

export function passkeyOptions(party: RelyingParty, passkeys: StoredPasskey[]) {
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: passkeys.map(described),
    userVerification: 'preferred',
    timeout,
  });
}

/** The new counter of a passkey, or null if the response is not valid. */
export async function verifyPasskey(
  party: RelyingParty,
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
  { id, publicKey, counter }: StoredPasskey,
): Promise<number | null> {
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}
