import type { Needs } from '../../services.ts';
import { logoKey, printedFileKey, quarantineKey } from '../../storage/object-keys.ts';

type Deps = Needs<'uploads' | 'objects' | 'now'>;

const hour = 60 * 60 * 1000;
/** How long an upload may be unused before it is deleted. */
const unusedHours = 24;
/** Longer than an upload URL is valid, so that no file is sent after its removal. */
const removalHours = 1;

/** Deletes uploads that were unused for a day, then removes the files of deleted uploads and snapshots. */
export async function deleteUnusedUploads({ uploads, objects, now }: Deps): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * hour);
  await uploads.deleteUnused(ago(unusedHours));
  for (const id of await uploads.abandonedFiles(ago(removalHours))) {
    await objects.remove(quarantineKey(id));
    await objects.remove(logoKey(id));
    await objects.remove(printedFileKey(id));
    // Last: if the object storage fails, the next run tries again.
    await uploads.filesRemoved(id);
  }
}
