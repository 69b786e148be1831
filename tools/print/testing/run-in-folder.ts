import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Command, runCommand } from '../run-command.ts';

export type CommandResult = { status: number; said: string; complained: string };

type Files = Readonly<Record<string, Uint8Array | string>>;

/** Runs a command in this process, in a folder with these files, and looks at what it left there. */
export async function runInFolder<Seen>(
  command: Command,
  args: readonly string[],
  files: Files,
  look: (folder: string, result: CommandResult) => Seen,
): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'vizitka-command-'));
  try {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const result: CommandResult = { status: 0, said: '', complained: '' };
    result.status = await runCommand(
      command,
      // Paths that start with a dot are those of the folder.
      args.map((arg) => (arg.startsWith('./') ? join(folder, arg) : arg)),
      {
        say: (line) => {
          result.said += `${line}\n`;
        },
        complain: (line) => {
          result.complained += `${line}\n`;
        },
      },
    );
    return look(folder, result);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
