import { randomUUID } from 'node:crypto';
import { type Offering, offeringProblem } from '#domain/payment/offering.ts';
import { ConfigError } from './config/config.ts';
import type { StorageSettings } from './config/storage-settings.ts';
import type { Database } from './database/db.ts';
import { otherFolderProblem, readFolderId, writeFolderId } from './storage/folder-id.ts';
import { joinInstallation as join } from './store/operations/installation.ts';

/** Throws an error with what to do if the installation has its files in another folder, or sells plans where this node does not. */
export async function joinInstallation(
  db: Database,
  { storage, offering }: { storage: StorageSettings; offering: Offering },
): Promise<void> {
  const folder = storage.kind === 'disk' ? storage.folder : null;
  const own = folder && (await readFolderId(folder));
  const proposed = folder && (own ?? randomUUID());
  const stored = await join(db, { offering, filesFolder: proposed });
  const { filesFolder } = stored;
  const problem = offeringProblem(stored.offering, offering);
  if (problem) throw new ConfigError(`Vizitka does not start:\n  ${problem}.`);
  if (!folder || !filesFolder) return;
  if (filesFolder !== proposed)
    throw new ConfigError(`Vizitka does not start:\n  ${otherFolderProblem(folder, filesFolder)}.`);
  if (!own) await writeFolderId(folder, filesFolder);
}
