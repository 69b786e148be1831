import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder for the files of one running copy. It depends on the port, so that two copies never share it. */
export function dataFolder(name: 'demo' | 'dev', port: number | string): string {
  return join('.data', name, String(port));
}

/** A folder cannot be locked; the message is for the user of the command. */
export class FolderInUse extends Error {}

/** Locks a data folder for this process until it is released; fails while another process uses it. */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  // The lock is beside the folder, because a fresh start empties the folder.
  const ownerFile = `${folder}.pid`;
  const owner = await runningProcess(ownerFile);
  if (owner)
    throw new FolderInUse(
      `${folder} is in use by process ${owner}. Stop it, or start this one on another port: --port 3001`,
    );
  const database = await runningProcess(join(folder, 'postgres', 'postmaster.pid'));
  if (database)
    throw new FolderInUse(
      `${folder} still has a PostgreSQL running, process ${database}, from a start that was cut off. Stop it: kill ${database}`,
    );
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(ownerFile, `${process.pid}\n`);
  return { release: () => rm(ownerFile, { force: true }) };
}

/** Prints the message of a FolderInUse error and exits; throws other errors again. */
export function exitIfInUse(error: unknown): never {
  if (!(error instanceof FolderInUse)) throw error;
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}

/** The process id in a file's first line, if that process is running. */
async function runningProcess(file: string): Promise<number | null> {
  const [line = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(line);
  return pid > 0 && isRunning(pid) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process of another user is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
