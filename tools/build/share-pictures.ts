import { Resvg } from '@resvg/resvg-js';

/** The size of pictures that messengers show beside a shared link. */
const frame = { width: 1200, height: 630, margin: 64, gap: 24 };

/** The colour of the canvas in the editor. */
const background = '#ece8df';

/** Cards in rows, as large as they fit, as a PNG. */
export function sharePicture(cards: readonly string[], columns: number): Uint8Array {
  const { width, height } = sizeOf(cards[0] ?? '');
  const rows = Math.ceil(cards.length / columns);
  const room = {
    width: (frame.width - 2 * frame.margin - (columns - 1) * frame.gap) / columns,
    height: (frame.height - 2 * frame.margin - (rows - 1) * frame.gap) / rows,
  };
  const scale = Math.min(room.width / width, room.height / height);
  const step = { x: width * scale + frame.gap, y: height * scale + frame.gap };
  const left = (frame.width - columns * step.x + frame.gap) / 2;
  const top = (frame.height - rows * step.y + frame.gap) / 2;
  const placed = cards.map((card, index) => {
    const [x, y] = [left + (index % columns) * step.x, top + Math.floor(index / columns) * step.y];
    const shadow = `<rect y="6" width="${width}" height="${height}" fill="#2b2418" opacity="0.16"/>`;
    return `<g transform="translate(${x} ${y}) scale(${scale})">${shadow}${card}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"><rect width="100%" height="100%" fill="${background}"/>${placed.join('')}</svg>`;
  return new Resvg(svg).render().asPng();
}

/** The size that an SVG file says it has, in px. */
export function sizeOf(svg: string): { width: number; height: number } {
  const length = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 1);
  return { width: length('width'), height: length('height') };
}
