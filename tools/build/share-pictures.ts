import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

/** The size of pictures that messengers show beside a shared link. */
const frame = { width: 1200, height: 630, margin: 64, gap: 24 };

/** As in tokens.css. */
const colours = {
  canvas: '#ece8df',
  paper: '#fbfaf6',
  ink: '#1b1917',
  muted: '#6b655c',
  process: ['#00a0dc', '#e5127d', '#ffd500', '#1b1917'],
} as const;

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
    return `<g transform="translate(${x} ${y}) scale(${scale})">${shadowOf(card)}${card}</g>`;
  });
  return pngOf(placed.join(''));
}

/** What the picture of the product says and shows: two lines each, a card with its boxes, and the cards around it. */
export type ProductPoster = {
  claim: readonly string[];
  promise: readonly string[];
  card: string;
  around: readonly string[];
};

const textStyles = {
  name: {
    family: 'Bricolage Grotesque',
    weight: 700,
    size: 42,
    spacing: -0.02,
    leading: 1,
    fill: colours.ink,
  },
  claim: {
    family: 'Bricolage Grotesque',
    weight: 700,
    size: 66,
    spacing: -0.03,
    leading: 1.09,
    fill: colours.ink,
  },
  promise: { family: 'Inter', weight: 400, size: 27, spacing: 0, leading: 1.4, fill: colours.muted },
} as const;
type TextStyle = (typeof textStyles)[keyof typeof textStyles];

const rendering: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [
      'node_modules/@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
      'node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    ],
  },
};

/** Where the texts are and how wide they may be; the cards begin to the right of them. */
const column = { left: 72, width: 506, end: 610 };

/** The centres of the cards around the first one, in px, and how far they are turned. */
const places = [
  { x: 742, y: 74, turn: -6 },
  { x: 1148, y: 66, turn: 7 },
  { x: 704, y: 572, turn: -8 },
  { x: 1128, y: 562, turn: 6 },
] as const;

/** The product in a language: its name, what it promises, and cards that it has drawn. */
export function productPicture({ claim, promise, card, around }: ProductPoster): Uint8Array {
  const cards = around.map((svg, index) => {
    const { x, y, turn } = places[index] ?? places[0];
    return placedCard(svg, { x, y, turn, width: 430 });
  });
  const marks = colours.process.map(
    (colour, index) =>
      `<rect x="${column.left + 26 * index}" y="540" width="20" height="20" fill="${colour}"/>`,
  );
  return pngOf(
    [
      ...cards,
      placedCard(card, { x: 905, y: 318, turn: -2.5, width: 472 }),
      `<rect width="${column.end}" height="${frame.height}" fill="${colours.paper}"/>`,
      productMark,
      textLines(['Vizitka'], 137, 112, textStyles.name),
      textLines(claim, column.left, 289, textStyles.claim),
      textLines(promise, column.left, 420, textStyles.promise),
      ...marks,
    ].join(''),
  );
}

/** The mark of the product: three inks, and the cross of a press. */
const productMark = [
  '<g transform="translate(70 72) scale(1.625)" fill="none" style="isolation:isolate">',
  ...[
    [14.4, 15.1, colours.process[0]],
    [17.6, 15.1, colours.process[1]],
    [16, 17.9, colours.process[2]],
  ].map(
    ([x, y, ink]) =>
      `<circle cx="${x}" cy="${y}" r="9.7" stroke="${ink}" stroke-width="3.3" style="mix-blend-mode:multiply"/>`,
  ),
  `<path d="M16 0V32M0 16H32" stroke="${colours.ink}" stroke-width="1.8"/></g>`,
].join('');

type Place = { x: number; y: number; turn: number; width: number };

function placedCard(card: string, { x, y, turn, width }: Place): string {
  const size = sizeOf(card);
  const scale = width / size.width;
  const turned = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-size.width / 2} ${-size.height / 2})`;
  return `<g transform="${turned}">${shadowOf(card)}${card}</g>`;
}

/** Lines of text, smaller if one of them is too wide for the column. */
function textLines(lines: readonly string[], x: number, y: number, style: TextStyle): string {
  const widths = lines.map(
    (line) => new Resvg(svgOf(textLine(line, 0, 100, style, style.size)), rendering).getBBox()?.width ?? 0,
  );
  const size = style.size * Math.min(1, column.width / Math.max(...widths));
  return lines
    .map((line, index) => textLine(line, x, y + index * size * style.leading, style, size))
    .join('');
}

function textLine(text: string, x: number, y: number, style: TextStyle, size: number): string {
  const { family, weight, spacing, fill } = style;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing * size}" fill="${fill}">${escaped}</text>`;
}

function shadowOf(card: string): string {
  const { width, height } = sizeOf(card);
  return `<rect y="12" width="${width}" height="${height}" fill="#2b2418" opacity="0.22" filter="url(#soft)"/>`;
}

function pngOf(drawing: string): Uint8Array {
  const soft =
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>';
  const svg = svgOf(`${soft}<rect width="100%" height="100%" fill="${colours.canvas}"/>${drawing}`);
  return new Resvg(svg, rendering).render().asPng();
}

function svgOf(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${drawing}</svg>`;
}

/** The size that an SVG file says it has, in px. */
export function sizeOf(svg: string): { width: number; height: number } {
  const length = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 1);
  return { width: length('width'), height: length('height') };
}
