export type Rgb = [red: number, green: number, blue: number];

/** The channels of a `#rrggbb` colour, 0 to 255. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf(rgb: ArrayLike<number>): string {
  return `#${Array.from(rgb, (channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
