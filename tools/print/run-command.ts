import { type PictureProblem, UnreadablePicture } from '#image/unreadable-picture.ts';
import peopleEn from '#messages/en/people.ts';
import { UnreadableList } from '#people/list/unreadable-list.ts';
import { UnreadableCard } from './read/read-card-file.ts';
import { UnreadableProfileFile } from './read/read-profile-file.ts';
import { CommandRefusal } from './refuse.ts';
import { UnusableSheet } from './sheet-options.ts';

/** Where a command says what it did and what is wrong. */
export type CommandOutput = { say: (line: string) => void; complain: (line: string) => void };

/** Returns the exit status: 0 if all is well, 1 if something has a problem. */
export type Command = (args: readonly string[], output: CommandOutput) => Promise<0 | 1>;

const pictureProblems: Record<PictureProblem, string> = {
  LOGO_NOT_AN_IMAGE: 'The logo is not a PNG, JPG or SVG image',
  LOGO_ANIMATED: 'An animated logo cannot be printed',
  LOGO_DAMAGED: 'The logo is damaged or has no pixels',
  LOGO_EMPTY: 'Every pixel of the logo is transparent',
  LOGO_TOO_MANY_PIXELS: 'The logo has more than 40 megapixels',
  LOGO_SVG_UNSAFE: 'The SVG logo has a script or refers to another address',
  LOGO_SVG_TEXT: 'The SVG logo has text: convert it to outlines (paths)',
  LOGO_SVG_PIXELS: 'The SVG logo has an image inside: use the image itself as PNG or JPG',
  LOGO_SVG_EFFECTS:
    'The SVG logo has filters, masks, patterns, blending or styles that cannot be printed as paths',
  LOGO_SVG_TOO_COMPLEX:
    'The SVG logo is over 1 MB, has over 20,000 paths, or has too much transparency over transparency',
  LOGO_SVG_EMPTY: 'The SVG logo has no size or draws nothing',
};

/** Runs a command and says in words why an input cannot be used. Returns its exit status. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  output: CommandOutput,
): Promise<0 | 1 | 2> {
  try {
    return await command(args, output);
  } catch (error) {
    const words = inWords(error);
    if (words === null) throw error;
    output.complain(words);
    return error instanceof CommandRefusal ? error.status : 1;
  }
}

export async function runInTerminal(command: Command): Promise<void> {
  process.exitCode = await runCommand(command, process.argv.slice(2), {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
}

/** Null for a fault of the program itself. */
function inWords(error: unknown): string | null {
  if (error instanceof UnreadablePicture) return pictureProblems[error.code];
  if (error instanceof UnreadableList) return peopleEn.listProblems[error.code];
  const known = [CommandRefusal, UnreadableCard, UnreadableProfileFile, UnusableSheet];
  return error instanceof Error && known.some((kind) => error instanceof kind) ? error.message : null;
}
