import type { Box, Size } from '#layout/guides.ts';
import type { GlyphRun, Scene, SceneItem } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { ptToMm } from '#layout/units.ts';
import { orderFaces } from './order-faces.ts';

const [regular] = orderFaces;
const black = '#000000';

type Placed = { y: number; sizePt?: number; face?: FaceName; colour?: string } & (
  | { x: number; to: number }
  /** The right edge; `to` is the room to its left. */
  | { end: number; to: number }
);
export type WriteText = (text: string, placed: Placed) => GlyphRun[];

/** Writes one line; what has no room is cut with an ellipsis. */
export function textWriter(fonts: Fonts): WriteText {
  return (text, placed) => {
    const { y, sizePt = 10, face = regular, colour = black } = placed;
    if (text.trim() === '') return [];
    const room = 'x' in placed ? placed.to - placed.x : placed.to;
    const em = ptToMm(sizePt);
    const shown = fitting(
      text.trim().replace(/\s+/g, ' '),
      (part) => fonts.shape(face, part).widthEm * em <= room,
    );
    const { glyphs, widthEm } = fonts.shape(face, shown);
    const width = widthEm * em;
    const x = 'x' in placed ? placed.x : placed.end - width;
    return [
      {
        kind: 'text',
        id: `${x} ${y}`,
        field: null,
        line: 0,
        text: shown,
        face,
        sizePt,
        colour,
        opacity: 1,
        isPlaceholder: false,
        isTooLong: false,
        x,
        y,
        width,
        trackingEm: 0,
        glyphs,
      },
    ];
  };
}

function fitting(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  let [short, long] = [0, letters.length];
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (fits(cutAfter(letters, middle))) short = middle;
    else long = middle;
  }
  return cutAfter(letters, short);
}

function cutAfter(letters: readonly string[], count: number): string {
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}

/** A page of a paper, without bleed. */
export function paperScene(paper: Size, items: readonly SceneItem[]): Scene {
  const whole: Box = { x: 0, y: 0, ...paper };
  return { side: 'front', cut: paper, guides: { bleed: whole, cut: whole, safe: whole }, items };
}
