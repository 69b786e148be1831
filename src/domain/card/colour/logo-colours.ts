/** The main colours of a logo, most common first, and its background colour; null if that is transparent. */
export type LogoColours = { colours: readonly LogoColour[]; ground: string | null };

/** A colour as `#rrggbb` and its share of the visible pixels without the background. */
type LogoColour = { colour: string; share: number };

export const noLogoColours: LogoColours = { colours: [], ground: null };

type Pixels = { data: ArrayLike<number>; width: number; height: number };
type Rgb = readonly [number, number, number];
type Group = { rgb: Rgb; count: number };

/** Colours with a smaller RGB distance count as one; black to white is 442. */
const maxDistance = 60;
const minShare = 0.04;
const maxColours = 4;

/** The colours of RGBA pixels. A pixel that is more than half transparent is not visible. */
export function coloursOfPixels({ data, width, height }: Pixels): LogoColours {
  const visible: Rgb[] = [];
  const edge: (Rgb | null)[] = [];
  for (let index = 0; index < width * height; index += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = Array.from(
      { length: 4 },
      (_, i) => data[index * 4 + i],
    );
    const rgb: Rgb | null = alpha < 128 ? null : [red, green, blue];
    if (rgb) visible.push(rgb);
    const [x, y] = [index % width, Math.floor(index / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge.push(rgb);
  }
  const groups = groupsOf(visible);
  const ground = groundOf(edge, groups);
  const foreground = groups.filter((group) => group !== ground);
  const all = foreground.reduce((sum, { count }) => sum + count, 0);
  return {
    colours: foreground
      .map(({ rgb, count }) => ({ colour: hex(rgb), share: count / all }))
      .filter(({ share }) => share >= minShare)
      .slice(0, maxColours),
    ground: ground ? hex(ground.rgb) : null,
  };
}

/** Groups similar colours under their most common one; antialiased edges join the colour they blend. */
function groupsOf(pixels: readonly Rgb[]): Group[] {
  const counts = new Map<number, Group>();
  for (const rgb of pixels) {
    const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2];
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { rgb, count: 1 });
  }
  const groups: Group[] = [];
  for (const { rgb, count } of [...counts.values()].sort((a, b) => b.count - a.count)) {
    const similar = groups.find((group) => distance(group.rgb, rgb) < maxDistance);
    if (similar) similar.count += count;
    else groups.push({ rgb, count });
  }
  return groups.sort((a, b) => b.count - a.count);
}

/** The group of more than 95% of the edge pixels, or null. */
function groundOf(edge: readonly (Rgb | null)[], groups: readonly Group[]): Group | null {
  const share = (group: Group) =>
    edge.filter((rgb) => rgb && distance(group.rgb, rgb) < maxDistance).length / edge.length;
  return groups.find((group) => share(group) > 0.95) ?? null;
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function hex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
