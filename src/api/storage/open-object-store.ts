import { ConfigError } from '../config/config.ts';
import type { StorageSettings } from '../config/storage-settings.ts';
import { codeOf, folderProblem, openDiskStorage } from './disk-storage.ts';
import type { ObjectStore } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

/** Throws an error that names the setting if the folder cannot be used. */
export async function openObjectStore(
  settings: StorageSettings,
  publicOrigin: string,
  now?: () => Date,
): Promise<ObjectStore> {
  if (settings.kind === 's3') return openS3Storage(settings, now);
  const { folder } = settings;
  return openDiskStorage(folder, publicOrigin, now).catch((error: unknown) => {
    const code = codeOf(error);
    throw code ? new ConfigError(`Vizitka does not start:\n  ${folderProblem(folder, code)}`) : error;
  });
}
