import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { relyingPartyOf } from '../security/passkeys.ts';
import { testOrigin } from './api-under-test.ts';

const party = relyingPartyOf(testOrigin);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What the browser signs: the challenge of a new passkey or of one that is used. */
const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: party.origins[0], crossOrigin: false }));

/** User present and verified; a new passkey has its key attached. */
const flags = { used: 0x05, created: 0x45 };

/** A passkey of a device: its answers to a challenge, as a browser sends them. */
export function passkeyOfDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  /** The counter stays 0, as that of passkeys that several devices share. */
  const authenticatorData = (flag: number, attached: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([sha256(party.id), Buffer.from([flag]), Buffer.alloc(4), attached]);
  const answer = <Part extends string>(response: Record<Part, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    response: Object.fromEntries(
      Object.entries<Buffer>(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ) as Record<Part, string>,
  });

  return {
    id,
    /** The response of a new passkey. */
    create: (challenge: string) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attached = Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(flags.created, attached))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      });
    },
    /** The response of a passkey that is used. */
    use: (challenge: string) => {
      const signed = clientData('webauthn.get', challenge);
      const data = authenticatorData(flags.used);
      return answer({
        clientDataJSON: signed,
        authenticatorData: data,
        signature: sign('sha256', Buffer.concat([data, sha256(signed)]), privateKey),
      });
    },
  };
}
