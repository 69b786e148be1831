/** A `#rrggbb` colour mixed with another: `share` 0 is the first, 1 the second. */
export function mixColours(one: string, other: string, share: number): string {
  const channel = (hex: string, index: number) =>
    Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(one, index) + (channel(other, index) - channel(one, index)) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
