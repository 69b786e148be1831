import { readFileSync } from 'node:fs';
import type { Environment } from './setting-problems.ts';
import { fileSetting, settingList } from './settings/settings.ts';

/** The environment with the secrets that are in files, as container secrets are, and what is wrong with these. */
export function withSecretFiles(environment: Environment): { read: Environment; problems: string[] } {
  const read = { ...environment };
  const problems: string[] = [];
  for (const { name, isSecret } of settingList) {
    const inFile = fileSetting(name);
    const path = environment[inFile];
    if (!isSecret || !path) continue;
    if (environment[name]) problems.push(`${name} and ${inFile} are both set. Remove one of them`);
    try {
      read[name] = readFileSync(path, 'utf8').trimEnd();
      if (!read[name]) problems.push(`${inFile} names an empty file. Write the secret to it`);
    } catch {
      problems.push(
        `${inFile} names a file that cannot be read. Write the path of a file that the server may read, such as /run/secrets/${name.toLowerCase()}`,
      );
    }
  }
  return { read, problems };
}
