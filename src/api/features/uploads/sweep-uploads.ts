import type { ObjectStore } from '../../storage/object-storage.ts';
import type { UploadStore } from '../../store/cards/uploads.ts';
import { logoKey, quarantineKey } from './logo-keys.ts';

type Deps = { uploads: UploadStore; objects: ObjectStore; now: () => Date };

const hour = 60 * 60 * 1000;
/** How long a logo may wait for a card to take it up. */
const unusedHours = 24;
/** Longer than an upload address is good for, so that nothing is sent after its file was removed. */
const burialHours = 1;

/** Forgets logos that nothing has used for a day, then removes the files of forgotten ones. */
export async function deleteUnusedUploads({ uploads, objects, now }: Deps): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * hour);
  await uploads.forgetUnused(ago(unusedHours));
  for (const key of await uploads.abandoned(ago(burialHours))) {
    await objects.remove(quarantineKey(key));
    await objects.remove(logoKey(key));
    // Last: while the storage is gone this is not reached, and the next sweep tries again.
    await uploads.buried(key);
  }
}
