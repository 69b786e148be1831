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
  /** Where the wave begins and where it is at its full height, as shares of the width; null for a wave from edge to edge. */
  swell: readonly [from: number, to: number] | null;
  /** Only bars that would touch a text or a logo are dropped, and not all that are as near as they are long. */
  isSlim: boolean;
};

const minWidth = 0.6;

/** A sound wave. */
export const bars: Motif<BarsParams> = {
  defaults: {
    y: 0.5,
    height: 0.3,
    pitch: 1.7,
    thick: 0.52,
    waves: 3,
    role: 'accent',
    hot: null,
    swell: null,
    isSlim: false,
  },
  draw(canvas, params) {
    const { y, height, pitch, waves, role, hot, swell, isSlim } = params;
    const { box } = gridFrame(canvas);
    const count = Math.floor(box.width / pitch);
    const barWidth = barWidthOf(params);
    const axis = y * canvas.height;
    const phases = [canvas.random() * 7, canvas.random() * 7] as const;
    const paths = { usual: '', hot: '' };
    for (const index of barsFromFirst(count, pitch)) {
      const position = index / count;
      const loudness =
        (0.16 + 0.84 * envelope(position, waves, phases)) * interpolate(0.55, 1, canvas.random());
      const x = box.x + index * pitch;
      const share = swell ? shareAt(swell, x / canvas.width) : 1;
      const length = Math.max(barWidth, height * canvas.height * loudness * share);
      const width = isSlim ? barWidth : length;
      if (share === 0 || !isClear(canvas, { x, y: axis, length, width })) continue;
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
  shrink: (params, share) => ({
    ...params,
    height: params.height * (params.swell ? Math.sqrt(share) : share),
    swell: params.swell && [interpolate(params.swell[1], params.swell[0], share), params.swell[1]],
  }),
  turn: (params) => params,
  mirror: (params) => ({
    ...params,
    hot: params.hot && [1 - params.hot[1], 1 - params.hot[0]],
    swell: params.swell && [1 - params.swell[0], 1 - params.swell[1]],
  }),
  ranges: { height: [0.2, 0.95], pitch: [1.4, 4], waves: [2, 4] },
  keepsClear: ({ y, swell }) => isCentred(y) && !swell,
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

/** Whether a bar is clear of texts, judged by squares of a width along it. */
function isClear(
  canvas: GraphicCanvas,
  { x, y, length, width }: { x: number; y: number; length: number; width: number },
): boolean {
  const count = Math.ceil(length / width);
  const step = count > 1 ? (length - width) / (count - 1) : 0;
  const first = y - ((count - 1) * step) / 2;
  return Array.from({ length: count }).every((_, at) => canvas.isClear(x, first + at * step, width / 2));
}

/** How much of its height a wave has somewhere: nothing before it begins. */
function shareAt([from, to]: readonly [number, number], position: number): number {
  return Math.max(0, Math.min(1, (position - from) / (to - from)));
}

function barWidthOf({ pitch, thick }: BarsParams): number {
  return Math.max(minWidth, pitch * thick);
}

function restOf(canvas: GraphicCanvas, params: BarsParams) {
  const { y, height, swell } = params;
  if (swell) {
    const [from, to] = swell;
    const [edge, share] = from < to ? (['right', 1 - from] as const) : (['left', from] as const);
    return restAt(canvas, edge, share * canvas.width + barWidthOf(params) / 2);
  }
  if (isCentred(y)) return null;
  return y > 0.5
    ? restAt(canvas, 'bottom', (1 - y + height / 2) * canvas.height)
    : restAt(canvas, 'top', (y + height / 2) * canvas.height);
}

/** Centred bars have texts above and below them. */
const isCentred = (y: number) => y >= 0.4 && y <= 0.6;
