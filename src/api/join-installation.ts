import { randomUUID } from 'node:crypto';
import { ConfigError } from './config/config.ts';
import type { StorageSettings } from './config/storage-settings.ts';
import type { Database } from './database/db.ts';
import { otherFolderProblem, readFolderId, writeFolderId } from './storage/folder-id.ts';
import { joinInstallation as join } from './store/operations/installation.ts';

/** Throws an error with what to do if the other nodes of the installation have their files in another folder. */
export async function joinInstallation(db: Database, storage: StorageSettings): Promise<void> {
  const folder = storage.kind === 'disk' ? storage.folder : null;
  const own = folder && (await readFolderId(folder));
  const proposed = folder && (own ?? randomUUID());
  const { filesFolder } = await join(db, { offering: null, filesFolder: proposed });
  if (!folder || !filesFolder) return;
  if (filesFolder !== proposed)
    throw new ConfigError(`Vizitka does not start:\n  ${otherFolderProblem(folder, filesFolder)}.`);
  if (!own) await writeFolderId(folder, filesFolder);
}
