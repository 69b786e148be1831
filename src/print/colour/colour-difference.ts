export type Lab = readonly [lightness: number, a: number, b: number];

const degrees = Math.PI / 180;

/** ΔE 2000: how different two colours look; 1 is just visible, 10 is another colour. */
export function colourDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const turn = c1 * c2 === 0 ? 0 : nearestTurn(h2 - h1);
  const hueDifference = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);
  const meanHue = c1 * c2 === 0 ? h1 + h2 : h1 + turn / 2;
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];

  const t =
    1 -
    0.17 * Math.cos((meanHue - 30) * degrees) +
    0.24 * Math.cos(2 * meanHue * degrees) +
    0.32 * Math.cos((3 * meanHue + 6) * degrees) -
    0.2 * Math.cos((4 * meanHue - 63) * degrees);
  const dL = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * chroma);
  const dH = hueDifference / (1 + 0.015 * chroma * t);
  const blueTurn = 30 * Math.exp(-((((((meanHue % 360) + 360) % 360) - 275) / 25) ** 2));
  const rotation = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * Math.sin(2 * blueTurn * degrees);
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH);
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degrees + 360) % 360;
}

/** The shorter way round the circle. */
function nearestTurn(angle: number): number {
  if (angle > 180) return angle - 360;
  return angle < -180 ? angle + 360 : angle;
}
