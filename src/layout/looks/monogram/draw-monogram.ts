import { boxAround } from '../../boxes.ts';
import { flattenPath } from '../../graphics/flatten-path.ts';
import { letterOutline } from '../../graphics/letters.ts';
import { circle, mapPath, rectangle } from '../../graphics/path.ts';
import type { Box } from '../../guides.ts';
import type { LayoutFonts } from '../../look-layout.ts';
import type { FaceName } from '../../text/faces.ts';

/** How the letters of a monogram are set. The last two need two letters. */
export const monogramSettings = ['plain', 'ring', 'square', 'overlapped', 'split'] as const;
export type MonogramSetting = (typeof monogramSettings)[number];

/** `main` and `second` are on the card's paper, `paper` is on `main`. */
export type MonogramColours = { main: string; second: string; paper: string };

type FilledPath = { path: string; fill: string };

/** A drawing from 0, 0. */
export type Monogram = { width: number; height: number; shapes: readonly FilledPath[] };

/** What letters are drawn with. A capital is 100 units high. */
type Lettering = { fonts: LayoutFonts; face: FaceName; colours: MonogramColours };

/** The settings for letters. */
export function settingsFor(letters: string): MonogramSetting[] {
  return monogramSettings.filter(
    (setting) => Array.from(letters).length > 1 || (setting !== 'overlapped' && setting !== 'split'),
  );
}

/** The letters as a drawing of filled paths; null for letters that the face does not draw. */
export function drawMonogram(
  letters: string,
  setting: MonogramSetting,
  lettering: Lettering,
): Monogram | null {
  const { main } = lettering.colours;
  const word = outlineOf(letters, lettering);
  const box = boxOf([{ path: word, fill: main }]);
  if (!box) return null;
  return fitted(drawSetting[setting](letters, { ...lettering, word, box }));
}

type Word = Lettering & { word: string; box: Box };

const drawSetting: Readonly<Record<MonogramSetting, (letters: string, word: Word) => FilledPath[]>> = {
  plain: (_, { word, colours: { main } }) => [{ path: word, fill: main }],
  ring: (_, { word, box, colours: { main, second } }) => {
    const radius = 0.58 * Math.hypot(box.width, box.height) + 16;
    const [x, y] = middleOf(box);
    const inside = mapPath(circle(0, 0, 0.94 * radius), (dx, dy) => [x - dx, y + dy]);
    return [
      { path: circle(x, y, radius) + inside, fill: second },
      { path: word, fill: main },
    ];
  },
  square: (_, { word, box, colours: { main, paper } }) => {
    const side = Math.max(box.width, box.height) + 76;
    const [x, y] = middleOf(box);
    return [
      { path: rectangle(x - side / 2, y - side / 2, side, side), fill: main },
      { path: word, fill: paper },
    ];
  },
  overlapped: (letters, lettering) => {
    const { main, second } = lettering.colours;
    return inRow(letters, lettering, (width) => -0.24 * width).map(({ path }, index) => ({
      path,
      fill: index % 2 === 0 ? main : second,
    }));
  },
  split: (letters, lettering) => {
    const { main, second } = lettering.colours;
    const row = inRow(letters, lettering, () => 62);
    return row.flatMap(({ path, x }, index) => [
      ...(index > 0 ? [{ path: rectangle(x - 33.5, -130, 5, 160), fill: second }] : []),
      { path, fill: main },
    ]);
  },
};

/** Single letters side by side; `gap` is after a letter of a width. */
function inRow(letters: string, lettering: Lettering, gap: (width: number) => number) {
  let x = 0;
  return Array.from(letters).map((letter) => {
    const outline = outlineOf(letter, lettering);
    const start = x;
    const width = boxOf([{ path: outline, fill: '' }])?.width ?? 0;
    x += width + gap(width);
    return { x: start, path: mapPath(outline, (dx, dy) => [start + dx, dy]) };
  });
}

function outlineOf(letters: string, { fonts, face }: Lettering): string {
  return mapPath(letterOutline(fonts, face, letters).path, (x, y) => [100 * x, 100 * y]);
}

function middleOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2];
}

/** The drawing, moved so that it starts at 0, 0. */
function fitted(shapes: readonly FilledPath[]): Monogram {
  const box = boxOf(shapes) ?? { x: 0, y: 0, width: 1, height: 1 };
  return {
    width: box.width,
    height: box.height,
    shapes: shapes.map(({ path, fill }) => ({
      path: mapPath(path, (x, y) => [x - box.x, y - box.y]),
      fill,
    })),
  };
}

function boxOf(shapes: readonly FilledPath[]): Box | null {
  return boxAround(shapes.flatMap(({ path }) => flattenPath(path).map(({ box }) => box)));
}

/** The drawing as an SVG file of filled paths. */
export function monogramSvg({ width, height, shapes }: Monogram): string {
  const [right, bottom] = [width.toFixed(3), height.toFixed(3)];
  const paths = shapes.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${bottom}" viewBox="0 0 ${right} ${bottom}">`,
    ...paths,
    '</svg>',
  ].join('\n');
}
