/** Hue in degrees; saturation and brightness from 0 to 1. */
export type Hsv = { hue: number; saturation: number; brightness: number };

/** The hue, saturation and brightness of `#rrggbb`; a grey has hue 0. */
export function hexToHsv(hex: string): Hsv {
  const packed = Number.parseInt(hex.slice(1), 16);
  const red = (packed >> 16) / 255;
  const green = ((packed >> 8) & 255) / 255;
  const blue = (packed & 255) / 255;
  const brightness = Math.max(red, green, blue);
  const range = brightness - Math.min(red, green, blue);
  return {
    hue: range === 0 ? 0 : hueOf(red, green, blue, brightness, range),
    saturation: brightness === 0 ? 0 : range / brightness,
    brightness,
  };
}

function hueOf(red: number, green: number, blue: number, brightest: number, range: number): number {
  if (brightest === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (brightest === green) return 60 * ((blue - red) / range + 2);
  return 60 * ((red - green) / range + 4);
}

/** The nearest `#rrggbb`. */
export function hsvToHex({ hue, saturation, brightness }: Hsv): string {
  // Each channel falls from 1 to 0 and back once around the hue circle; the channels are 120° apart.
  const channels = [5, 3, 1].map((turn) => {
    const sector = (turn + hue / 60) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(sector, 4 - sector, 1)));
  });
  const digits = channels.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
