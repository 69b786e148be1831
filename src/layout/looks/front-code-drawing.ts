import type { Card } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { groundOfCode, isCodePaper } from '../back/back-colours.ts';
import { growBox } from '../boxes.ts';
import { groundColour, groundsUnder } from '../check/grounds.ts';
import { contrastRatio, luminance } from '../colour/contrast.ts';
import type { Box } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { type CardWithLook, hasLook } from '../look-layout.ts';
import type { CodeDrawing } from '../placing/front.ts';
import { codeIn, codeSizes, frontCodeText } from '../placing/front-code.ts';
import { encodeForSize } from '../qr/encode-qr.ts';
import { codePlateId, type Scene, type SceneItem } from '../scene.ts';
import { codeSeats } from './data/code-seats.ts';
import { chosenLook } from './find-look.ts';
import type { SeatShape } from './look.ts';
import { plateAround } from './seats/plate.ts';

/** The contrast that every reader is sure of. */
const calmContrast = 7;

/** A figure of a back is too large for a front: its plate has the corners of a tag. */
const plateShapes: Partial<Record<SeatShape, SeatShape>> = {
  none: 'tile',
  band: 'tile',
  disc: 'capsule',
  arch: 'capsule',
  house: 'capsule',
  blob: 'capsule',
  ticket: 'capsule',
};

/** How the code on a front is drawn; null on a card without one, and for a text that no code holds. */
export function codeDrawing(card: Card, { cut }: Pick<Scene, 'cut'>): CodeDrawing | null {
  const { content, adjustments } = resolveCard(card);
  const code = adjustments?.code;
  if (!code) return null;
  const text = frontCodeText(content, code);
  const sizes = text === '' ? [] : codeSizes(text, cut, code.sizeMm);
  if (sizes.length === 0) return null;
  const shape = hasLook(card) ? codeSeats[card.style.look.id].shape : 'capsule';
  const plateShape = plateShapes[shape] ?? shape;
  const coloursOn = (ground: string) => (hasLook(card) ? inLook(card, ground) : onPlainCard(card, ground));
  const quiet = (square: Box) => {
    const modules = encodeForSize(text, square.width, printLimits.qrModuleMm.needed)?.size ?? 21;
    return growBox(square, (printLimits.qrQuietModules.needed * square.width) / modules + 0.01);
  };
  const plate = (square: Box) => plateAround(plateShape, [quiet(square)], cut);
  const colours = (square: Box, below: readonly SceneItem[]) => {
    const middle = { x: square.x + square.width / 2, y: square.y + square.height / 2, width: 0, height: 0 };
    const topmost = groundsUnder(middle, { items: below }).at(-1);
    return coloursOn(topmost ? groundColour(topmost) : '#ffffff');
  };
  return {
    sizes,
    outer: (square, below) => (colours(square, below).plate === null ? quiet(square) : plate(square).box),
    draw: (square, below) => {
      const { plate: fill, ink } = colours(square, below);
      const drawn = codeIn(square, text, ink);
      if (!drawn) return null;
      if (fill === null) return [drawn];
      const { path } = plate(square);
      return [{ kind: 'shape', id: codePlateId, part: 'graphic', path, fill }, drawn];
    },
  };
}

type CodeColours = { ink: string; plate: string | null };

const isCalm = (ink: string, below: string) =>
  luminance(ink) < luminance(below) && contrastRatio(ink, below) >= calmContrast;

/** Dark on light, in the colours of the look: on its ground, else on a plate. */
function inLook({ style }: CardWithLook, ground: string): CodeColours {
  const { palette } = chosenLook(style.look);
  const roles = [...new Set(Object.values(palette))];
  const inks = roles.toSorted((one, other) => luminance(one) - luminance(other));
  const own = [palette.ink, ...inks].find((ink) => isCalm(ink, ground));
  if (own) return { ink: own, plate: null };
  const [darkest = '#000000'] = inks;
  const plate = inks.toReversed().find((light) => isCalm(darkest, light));
  return plate ? { ink: darkest, plate } : { ink: '#000000', plate: '#ffffff' };
}

function onPlainCard(card: Card, ground: string): CodeColours {
  const { colours } = resolveCard(card);
  const plate = isCodePaper(ground) ? null : groundOfCode(ground);
  const ink = isCalm(colours.companyName, plate ?? ground) ? colours.companyName : '#000000';
  return { ink, plate };
}
