import type { CardBack } from '#domain/card/card-back.ts';
import type { ResolvedCard } from '#domain/card/resolve-card.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { printLimits } from '../limits/print-limits.ts';

const [black, white] = ['#000000', '#ffffff'];

/** The paper of a back: its own colour, else the front's. Below a code it is white where the front's is too dark for one. */
export function backBackground(front: Pick<ResolvedCard, 'background'>, back: CardBack): string {
  if (back.background !== undefined) return back.background;
  return back.kind === 'qr' && !isReadable(black, front.background) ? white : front.background;
}

/** Black on a ground that is darker than this is read by some phones and not by others, as black on orange is. */
const codeContrast = 11;

/** Whether a code may lie on a ground: it is as light as paper. */
export function isCodePaper(ground: string): boolean {
  return isContrasting(black, ground, codeContrast);
}

/** What a code lies on: the paper of its back where that is light enough, else a white plate on it. */
export function groundOfCode(background: string): string {
  return isCodePaper(background) ? background : white;
}

/** The colour of a back's text without its own: the front's strong one where it is readable, else black or white. */
export function backTextColour({ colours }: Pick<ResolvedCard, 'colours'>, background: string): string {
  if (isReadable(colours.companyName, background)) return colours.companyName;
  return isReadable(black, background) ? black : white;
}

function isReadable(colour: string, background: string): boolean {
  return isContrasting(colour, background, printLimits.contrast.needed);
}

function isContrasting(colour: string, background: string, needed: number): boolean {
  return contrastRatio(colour, background) >= needed;
}
