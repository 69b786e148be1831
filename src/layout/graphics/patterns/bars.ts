import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridFrame, maxBleed, restAt } from '../canvas.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { capsule } from '../path.ts';
import { interpolate } from '../random.ts';

type BarsParams = {
  /** The axis, as a share of the height. */
  y: number;
  /** The height of the longest bar, as a share of the card's. */
  height: number;
  /** From bar to bar, in mm. */
  pitch: number;
  /** The width of a bar, as a share of the pitch. */
  thick: number;
  waves: number;
  role: ColourRole;
  /** The span in the accent, as shares of the width. */
  hot: readonly [from: number, to: number] | null;
};

const minWidth = 0.6;

/** A sound wave. */
export const bars: Motif<BarsParams> = {
  defaults: { y: 0.5, height: 0.3, pitch: 1.7, thick: 0.52, waves: 3, role: 'accent', hot: null },
  draw(canvas, params) {
    const { y, height, pitch, thick, waves, role, hot } = params;
    const { box } = gridFrame(canvas);
    const count = Math.floor(box.width / pitch);
    const barWidth = Math.max(minWidth, pitch * thick);
    const axis = y * canvas.height;
    const phases = [canvas.random() * 7, canvas.random() * 7] as const;
    const paths = { usual: '', hot: '' };
    for (const index of barsFromFirst(count, pitch)) {
      const position = index / count;
      const loudness =
        (0.16 + 0.84 * envelope(position, waves, phases)) * interpolate(0.55, 1, canvas.random());
      const length = Math.max(barWidth, height * canvas.height * loudness);
      const x = box.x + index * pitch;
      if (!canvas.isClear(x, axis, length / 2)) continue;
      const isHot = hot && position > hot[0] && position < hot[1];
      paths[isHot ? 'hot' : 'usual'] += capsule(x - barWidth / 2, axis - length / 2, barWidth, length);
    }
    return {
      shapes: [
        { path: paths.usual, fill: canvas.tone(role) },
        { path: paths.hot, fill: canvas.tone('accent', 1) },
      ],
      free: restOf(canvas, params),
    };
  },
  shrink: (params, share) => ({ ...params, height: params.height * share }),
  turn: (params) => params,
  mirror: (params) => ({ ...params, hot: params.hot && [1 - params.hot[1], 1 - params.hot[0]] }),
  ranges: { height: [0.2, 0.95], pitch: [1.4, 4], waves: [2, 4] },
  keepsClear: ({ y }) => isCentred(y),
};

/** Those beyond the usual bleed are last: the random numbers of the others do not depend on them. */
function barsFromFirst(count: number, pitch: number): number[] {
  const beyond = Math.ceil(maxBleed / pitch);
  const after = Array.from({ length: beyond }, (_, index) => count + 1 + index);
  const before = Array.from({ length: beyond }, (_, index) => -1 - index);
  return [...Array(count + 1).keys(), ...after, ...before];
}

function envelope(position: number, waves: number, [first, second]: readonly [number, number]): number {
  const beat = 0.25 + 0.75 * Math.abs(Math.sin(Math.PI * waves * position + first));
  return beat * (0.55 + 0.45 * Math.sin(2.1 * Math.PI * position + second));
}

function restOf(canvas: GraphicCanvas, { y, height }: BarsParams) {
  if (isCentred(y)) return null;
  return y > 0.5
    ? restAt(canvas, 'bottom', (1 - y + height / 2) * canvas.height)
    : restAt(canvas, 'top', (y + height / 2) * canvas.height);
}

/** Centred bars have texts above and below them. */
const isCentred = (y: number) => y >= 0.4 && y <= 0.6;
