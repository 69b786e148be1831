import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Git = (...args: string[]) => Promise<string>;

const gitIn =
  (folder: string): Git =>
  async (...args) =>
    (await promisify(execFile)('git', ['-C', folder, ...args], { maxBuffer: 2 ** 26 })).stdout.trim();

/**
 * The commit that HEAD is compared with: the one given (a server of CI knows what was there before a push); otherwise where a
 * branch left main; on main itself the commit before. Null where history is missing, as in a shallow clone.
 */
export async function comparedCommit(folder: string, given?: string): Promise<string | null> {
  const git = gitIn(folder);
  const commit = (name: string) =>
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => null);
  if (given) return commit(given);
  const [head, left] = [
    await commit('HEAD'),
    await git('merge-base', 'origin/main', 'HEAD').catch(() => null),
  ];
  return left && left !== head ? left : commit('HEAD~1');
}

/** The files that differ from a commit, with those not committed; a file in which only a release's number differs is none. */
export async function changedFiles(folder: string, since: string): Promise<string[]> {
  const git = gitIn(folder);
  const options = ['--numstat', '--no-renames', '-z', '--ignore-matching-lines=^ *"version": "'];
  const changed = await git('diff', ...options, since);
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [
    ...changed.split('\0').flatMap((line) => line.split('\t')[2] ?? []),
    ...added.split('\0').filter(Boolean),
  ];
}
