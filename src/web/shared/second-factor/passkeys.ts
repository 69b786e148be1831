import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CallBody } from '#contract/endpoints.ts';
import { request } from '../api/request.ts';

const loadWebAuthn = () => import('@simplewebauthn/browser');

type Assertion = NonNullable<CallBody<'secondFactor'>['passkey']>;
type NewPasskey = CallBody<'addPasskey'>['passkey'];

/** Browsers refuse passkeys where the address bar shows an IP address. */
export function canUsePasskeys(): boolean {
  const isIpAddress = /^[\d.]+$|:/.test(location.hostname);
  return !isIpAddress && typeof PublicKeyCredential === 'function';
}

/** Asks the server for a challenge and the browser for the passkey that signs it. */
export async function signWithPasskey(): Promise<Assertion> {
  const { passkey } = await request('secondFactorOptions');
  const { startAuthentication } = await loadWebAuthn();
  // The options come from the same library on the server.
  const optionsJSON = passkey as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as Assertion;
}

/** Makes the browser create a passkey. */
export async function createPasskey(options: object): Promise<NewPasskey> {
  const { startRegistration } = await loadWebAuthn();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as NewPasskey;
}
