import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** npm run check:secrets – fails if a committed or uncommitted file contains something that looks like a secret. */

const patterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'a payment key': /\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/g,
  'a cloud key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}/g,
  'a token': /\b(?:gh[pousr]_|github_pat_|glpat-|npm_|xox[abeprs]-)[\w-]{20,}/g,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  'a password in an address': /\b[a-z][a-z+]{2,}:\/\/[^\s:/@'"`$<{]+:[^\s/@'"`$<{]{3,}@[\w.-]+/g,
  'a long secret in quotes':
    /(?:secret|passw(?:or)?d|token|api_?key)\w*['"]?\s*[:=]\s*['"](?=[^'"]*\d)[\w+/=-]{24,}['"]/gi,
};

/** Published by their makers for everybody to test with: they open nothing. */
const published = new Set(['sk_test_4eC39HqLyjWDarjtT1zdp7dc']);

export type Suspicion = { what: string; line: number };

/** Where a text has what looks like a secret; the secret itself is not repeated. */
export function findSecrets(text: string): Suspicion[] {
  return Object.entries(patterns).flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !published.has(found))
      .map(({ index }) => ({ what, line: text.slice(0, index).split('\n').length })),
  );
}

/** Checksums of packages are long and random, and no secret. */
const unread = new Set(['package-lock.json']);

async function filesToCommit(): Promise<string[]> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', asked, { maxBuffer: 2 ** 26 });
  return stdout.split('\0').filter((path) => path && !unread.has(path));
}

if (import.meta.main) {
  const paths = await filesToCommit();
  let found = 0;
  for (const path of paths) {
    // Deleted but not yet committed as such, or a link to a folder.
    const text = await readFile(path, 'latin1').catch(() => '');
    for (const { what, line } of findSecrets(text)) {
      found += 1;
      console.error(`${path}:${line} looks like ${what}`);
    }
  }
  console.log(`${found} secrets in ${paths.length} files`);
  process.exitCode = found > 0 ? 1 : 0;
}
