import { openDisk } from './disk-storage.ts';
import type { ObjectStore, StorageSettings } from './object-storage.ts';
import { openBucket } from './s3-storage.ts';

export async function openObjectStore(
  settings: StorageSettings,
  publicOrigin: string,
  now?: () => Date,
): Promise<ObjectStore> {
  return settings.kind === 'disk' ? openDisk(settings.folder, publicOrigin, now) : openBucket(settings, now);
}
