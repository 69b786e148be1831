import { backgroundOf, type CardDesign, colourOf } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { contrastRatio } from '../check/contrast.ts';
import { printLimits } from '../check/findings.ts';

const [black, white] = ['#000000', '#ffffff'];

/** The paper of a back: its own colour, else the front's. Below a code it is white where the front's is too dark for one. */
export function backBackground(design: Partial<CardDesign>, back: CardBack): string {
  if (back.background !== undefined) return back.background;
  const front = backgroundOf(design);
  return back.kind === 'qr' && !isReadable(black, front) ? white : front;
}

/** The colour of a back's text without its own: the front's strong one where it is readable, else black or white. */
export function backTextColour(design: Partial<CardDesign>, background: string): string {
  const front = colourOf(design, 'companyName');
  if (isReadable(front, background)) return front;
  return isReadable(black, background) ? black : white;
}

function isReadable(colour: string, background: string): boolean {
  return contrastRatio(colour, background) >= printLimits.contrast.needed;
}
