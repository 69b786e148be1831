import type { Readable } from 'node:stream';
import { Refusal } from '#contract/errors.ts';
import type { Needs } from '../../services.ts';
import { logoKey } from '../../storage/object-keys.ts';
import type { StoredLogo, UploadKey } from '../../store/cards/uploads.ts';

type Deps = Needs<'uploads.find' | 'objects.read'>;

/** Reads an accepted image of an account. */
export function imageReader({ uploads, objects }: Deps) {
  return async (key: UploadKey): Promise<StoredLogo & { file: Readable }> => {
    const image = (await uploads.find(key))?.logo;
    const file = image && (await objects.read(logoKey(key.id)));
    if (!image || !file) throw new Refusal('NOT_FOUND');
    return { ...image, file };
  };
}
