import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where one running copy keeps its files. Each port has its own, so that two copies of one checkout never share. */
export function dataFolder(name: 'demo' | 'dev', port: number | string): string {
  return join('.data', name, String(port));
}

/** Why a folder cannot be taken, in words for whoever started the command. */
export class FolderInUse extends Error {}

/** Takes a data folder for this process until it is released; refuses while another process uses it. */
export async function takeFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  // Beside the folder: a fresh start empties it.
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

/** Says in words why a folder was refused, and ends; other errors stay what they are. */
export function leaveWhereInUse(error: unknown): never {
  if (!(error instanceof FolderInUse)) throw error;
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}

/** The process that a file's first line names, where it still runs. */
async function runningProcess(file: string): Promise<number | null> {
  const [line = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(line);
  return pid > 0 && isRunning(pid) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process runs too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
