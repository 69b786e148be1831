import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Why a command ends without its result: 1 for an input that cannot be used, 2 for wrong options. */
export class CommandRefusal extends Error {
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.status = status;
  }
}

export function refuse(message: string, status: 1 | 2 = 1): never {
  throw new CommandRefusal(message, status);
}

/** The values of options. An option that does not exist is refused with the usage. */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Node's explanations of positional arguments go on for three sentences.
    const [why = ''] = error instanceof Error ? error.message.split('. ') : [];
    return refuse(`${why}\n${usage}`, 2);
  }
}

export function readOrRefuse(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return refuse(`${path} cannot be read`);
  }
}

/** Refuses a file in a folder that does not exist, before there is anything to write. */
export function refuseWithoutFolder(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) refuse(`${path} cannot be written: there is no folder ${folder}`);
  if (!statSync(folder).isDirectory()) refuse(`${path} cannot be written: ${folder} is not a folder`);
}

const writeFaults: Readonly<Record<string, string>> = {
  EACCES: 'it is not allowed there',
  EEXIST: 'a file has the name of its folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file has the name of its folder',
  EROFS: 'the disk is read-only',
};

/** Writes to the disk; a fault of the disk is refused in words. */
export function writeOrRefuse(path: string, bytes: Uint8Array | string): void {
  onDisk(path, () => writeFileSync(path, bytes));
}

export function onDisk(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    refuse(`${path} cannot be written: ${writeFaults[code] ?? code}`);
  }
}
