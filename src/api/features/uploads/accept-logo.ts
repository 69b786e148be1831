import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#domain/errors.ts';
import { logoMaxBytes } from '#domain/uploads.ts';
import { atMost } from '../../platform/byte-limit.ts';
import { cleanLogo } from '../../platform/images.ts';
import type { ObjectStore } from '../../platform/object-storage.ts';
import type { StoredLogo, UploadKey, UploadStore } from '../../store/uploads.ts';
import { logoKey, quarantineKey } from './logo-keys.ts';

type Deps = { uploads: Pick<UploadStore, 'find' | 'accept'>; objects: ObjectStore };

/** An uploaded logo, looked into and stored anew the first time somebody needs it. */
export async function acceptLogo({ uploads, objects }: Deps, key: UploadKey): Promise<StoredLogo> {
  const found = await uploads.find(key);
  if (!found) throw notALogo();
  // An accepted one needs no storage: cards are saved while that is gone.
  if (found.logo) return found.logo;
  const { bytes, contentType } = await cleanLogo(await readQuarantined(objects, key));
  await objects.write(logoKey(key), bytes, contentType);
  const logo = { contentType, byteSize: bytes.length };
  await uploads.accept(key, logo);
  // Left behind, it goes when the upload does.
  await objects.remove(quarantineKey(key)).catch(() => undefined);
  return logo;
}

async function readQuarantined(objects: ObjectStore, key: UploadKey): Promise<Buffer> {
  const size = await objects.size(quarantineKey(key));
  if (size === null) throw notALogo();
  if (size > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
  const file = await objects.read(quarantineKey(key));
  if (!file) throw notALogo();
  // It may have been sent again since it was measured.
  return pipeline(file, atMost(logoMaxBytes, 'LOGO_TOO_LARGE'), (bytes) => buffer(bytes));
}

/** The same words for somebody else's, one never sent, and one that never was. */
function notALogo(): Refusal {
  return new Refusal('INVALID_REQUEST', { fields: { logoUrl: 'INVALID_LOGO' } });
}
