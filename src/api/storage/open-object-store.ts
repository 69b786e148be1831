import { openDiskStorage } from './disk-storage.ts';
import type { ObjectStore, StorageSettings } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

export async function openObjectStore(
  settings: StorageSettings,
  publicOrigin: string,
  now?: () => Date,
): Promise<ObjectStore> {
  return settings.kind === 'disk'
    ? openDiskStorage(settings.folder, publicOrigin, now)
    : openS3Storage(settings, now);
}
