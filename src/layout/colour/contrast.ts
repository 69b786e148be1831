/** The WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 255) + 0.0722 * linear(rgb & 255);
}

function linear(channel: number): number {
  return linearChannels[channel] ?? 0;
}

/** The linear value of each of the 256 levels of a channel. */
const linearChannels = Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
