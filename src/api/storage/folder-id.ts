import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validate } from 'uuid';

/** The file that tells the folder of one installation from any other. */
const idFile = 'installation-id';

/** The id in a folder of files, or null if it has none. */
export async function readFolderId(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, idFile), 'utf8').catch(() => '');
  return validate(text.trim()) ? text.trim() : null;
}

export async function writeFolderId(folder: string, id: string): Promise<void> {
  await writeFile(join(folder, idFile), `${id}\n`, { mode: 0o600 });
}

/** Why a node does not start with a folder that does not have the files of the installation. */
export function otherFolderProblem(folder: string, id: string): string {
  return [
    `The folder of files, STORAGE_DIR ${folder}, is not the one that this installation uses.`,
    'Nodes on several machines need a bucket, S3_BUCKET, or one shared folder.',
    `If this folder has replaced it, write ${id} to ${join(folder, idFile)}`,
  ].join(' ');
}
