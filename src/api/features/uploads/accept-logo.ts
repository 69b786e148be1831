import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type ErrorCode, Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import { byteLimit } from '../../storage/byte-limit.ts';
import { cleanLogo, readLogoHeader, withImageSlot } from '../../storage/clean-image.ts';
import type { ObjectStore } from '../../storage/object-storage.ts';
import type { LogoRefusal, StoredLogo, UploadKey, UploadStore } from '../../store/cards/uploads.ts';
import { logoKey, quarantineKey } from './logo-keys.ts';

type Deps = {
  uploads: Pick<UploadStore, 'find' | 'accept' | 'refuse'>;
  objects: ObjectStore;
  limits: Pick<RateLimits, 'count'>;
};

/** Who wants a logo looked into: the address the work is counted by, and whether they are still there. */
export type LogoOwner = { address: string; signal: AbortSignal };

/** An uploaded logo, looked into and stored anew when the first card is saved with it. What it was found to be is kept: nobody looks twice. */
export async function acceptLogo(deps: Deps, key: UploadKey, asker: LogoOwner): Promise<StoredLogo> {
  // An accepted one needs no storage: cards are saved while that is gone.
  const known = await knownLogo(deps.uploads, key);
  if (known) return known;
  const lookOnce = async () =>
    // Whoever was before in the queue may have looked into the same file.
    (await knownLogo(deps.uploads, key)) ?? (await lookInto(deps, key, asker.address));
  return withImageSlot(lookOnce, { of: key.userId, signal: asker.signal });
}

/** The logo that an upload was accepted as, or null while nobody has looked into it. Costs one read, whatever was sent. */
export async function knownLogo(
  uploads: Pick<UploadStore, 'find'>,
  key: UploadKey,
): Promise<StoredLogo | null> {
  const found = await uploads.find(key);
  if (!found) throw notALogo();
  if (found.refusal) throw new Refusal(found.refusal);
  return found.logo;
}

async function lookInto({ uploads, objects, limits }: Deps, key: UploadKey, address: string) {
  try {
    const file = await readQuarantined(objects, key);
    const { megapixels } = readLogoHeader(file);
    await limits.count('imageWorkByUser', key.userId, megapixels);
    await limits.count('imageWorkByAddress', address, megapixels);
    const { bytes, contentType } = await cleanLogo(file);
    await objects.write(logoKey(key), bytes, contentType);
    const logo = { contentType, byteSize: bytes.length };
    await uploads.accept(key, logo);
    await removeQuarantined(objects, key);
    return logo;
  } catch (error) {
    if (error instanceof Refusal && isForGood(error.code)) {
      await uploads.refuse(key, error.code);
      await removeQuarantined(objects, key);
    }
    throw error;
  }
}

function isForGood(code: ErrorCode): code is LogoRefusal {
  return code === 'LOGO_NOT_AN_IMAGE' || code === 'LOGO_TOO_LARGE';
}

/** Left behind, it goes when the upload does. */
async function removeQuarantined(objects: ObjectStore, key: UploadKey): Promise<void> {
  await objects.remove(quarantineKey(key)).catch(() => undefined);
}

async function readQuarantined(objects: ObjectStore, key: UploadKey): Promise<Buffer> {
  const size = await objects.size(quarantineKey(key));
  if (size === null) throw notALogo();
  if (size > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
  const file = await objects.read(quarantineKey(key));
  if (!file) throw notALogo();
  // It may have been sent again since it was measured.
  return pipeline(file, byteLimit(logoMaxBytes, 'LOGO_TOO_LARGE'), (bytes) => buffer(bytes));
}

/** The same words for somebody else's, one never sent, and one that never was. */
function notALogo(): Refusal {
  return new Refusal('INVALID_REQUEST', { fields: { logoUrl: 'INVALID_LOGO' } });
}
