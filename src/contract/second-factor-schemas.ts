import { z } from 'zod';
import { currentPasswordSchema } from './account-schemas.ts';
import { fieldError } from './field-errors.ts';
import { moment } from './moment.ts';
import { codedText, typedText } from './sent-text.ts';

const encoded = codedText.max(10_000);
const idText = codedText.min(1).max(1400);

/** What a browser returns for a passkey (WebAuthn, as JSON). Unknown fields are ignored. */
const passkeyAssertionSchema = z.object({
  id: idText,
  rawId: idText,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});

const newPasskeySchema = z.object({
  id: idText,
  rawId: idText,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(codedText.max(40)).max(10).optional(),
  }),
});

/** A code of the app or a backup code, or the response of a passkey. */
export const factorProofSchema = z.object({
  code: z.string().trim().max(40).optional(),
  passkey: passkeyAssertionSchema.optional(),
});
export type FactorProof = z.output<typeof factorProofSchema>;

/** The password, and the second factor if the account has one. */
export const stepUpSchema = currentPasswordSchema.extend(factorProofSchema.shape);
export type StepUp = z.output<typeof stepUpSchema>;

const factorMethods = ['totp', 'passkey', 'backup'] as const;

/** The options of WebAuthn go to the browser as they are. */
const webAuthnOptions = z.looseObject({ challenge: z.string() });

export const factorOptionsSchema = z.object({
  methods: z.array(z.enum(factorMethods)),
  passkey: webAuthnOptions.nullable(),
});

export const proposedTotpSchema = z.object({ secret: z.string(), uri: z.string() });
export const totpCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, fieldError('CODE_INVALID')),
});
export const proposedPasskeySchema = webAuthnOptions;
export const addedPasskeySchema = z.object({
  name: typedText.trim().min(1, fieldError('PASSKEY_NAME_REQUIRED')).max(60, fieldError('TEXT_TOO_LONG')),
  passkey: newPasskeySchema,
});

/** New backup codes, shown once; null if the user has some already. */
export const newBackupCodesSchema = z.object({ backupCodes: z.array(z.string()).nullable() });

/** `totp`, or the id of a passkey. */
export const factorRemovalSchema = stepUpSchema.extend({ factor: idText });

export const factorsSchema = z.object({
  totpSince: moment.nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: moment,
      lastUsedAt: moment.nullable(),
    }),
  ),
  backupCodesLeft: z.int(),
});

/** A session of the user. The device is the browser and its system, the network the first half of the address. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  signedInAt: moment,
  lastSeenAt: moment,
  isCurrent: z.boolean(),
});

export const sessionIdSchema = z.object({ id: z.string().min(1).max(100) });
