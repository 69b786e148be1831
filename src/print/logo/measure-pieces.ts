import type { Size } from '#layout/guides.ts';
import type { LogoAnalysis, LogoPiece } from '#layout/logo/logo-analysis.ts';

/** Which piece each pixel belongs to: its number, or -1 for the ground. */
type Labels = Size & { labels: Int8Array };

/** A smaller share of the painted area is no piece. */
const minShare = 0.004;
/** An area that meets the ground with less of its outline lies on another. */
const minGroundShare = 0.05;

type Measured = Pick<LogoAnalysis, 'pieces' | 'touching'> & { innerShare: number };

/** The areas and the outlines of the colours of a logo, the largest first. */
export function measurePieces(image: Labels, colours: readonly string[]): Measured {
  const count = colours.length;
  const { areas, onGround } = areasOf(image, count);
  const whole = areas.reduce((sum, area) => sum + area, 0) || 1;
  const kept = areas
    .map((area, label) => ({ area, label }))
    .filter(({ area }) => area >= whole * minShare)
    .sort((one, other) => other.area - one.area || one.label - other.label)
    .map(({ label }) => label);
  const { between, beside, all } = outlinesOf(image, count);
  const outer = beside.reduce((sum, length) => sum + length, 0) || 1;
  const pieces = kept.map(
    (label): LogoPiece => ({
      colour: colours[label] ?? '#000000',
      area: short((areas[label] ?? 0) / whole),
      onGround: short((onGround[label] ?? 0) / whole),
      outline: short((beside[label] ?? 0) / outer),
    }),
  );
  const touching = kept.flatMap((one, first) =>
    kept.slice(first + 1).flatMap((other, index) => {
      const length = (between[one * count + other] ?? 0) + (between[other * count + one] ?? 0);
      const share = short(length / (all || 1));
      return share > 0 ? [{ pieces: [first, first + 1 + index] as const, share }] : [];
    }),
  );
  const inner = between.reduce((sum, length) => sum + length, 0);
  return { pieces, touching, innerShare: inner / (all || 1) };
}

/** The lengths of outlines between each two colours, and between each and the ground. */
function outlinesOf({ width, height, labels }: Labels, count: number) {
  const between = new Array<number>(count * count).fill(0);
  const beside = new Array<number>(count).fill(0);
  const meet = (one: number, other: number) => {
    if (one === other) return;
    if (one >= 0 && other >= 0) between[one * count + other] = (between[one * count + other] ?? 0) + 1;
    else beside[Math.max(one, other)] = (beside[Math.max(one, other)] ?? 0) + 1;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const label = labels[y * width + x] ?? -1;
      if (x === 0) meet(-1, label);
      meet(label, x < width - 1 ? (labels[y * width + x + 1] ?? -1) : -1);
      if (y === 0) meet(-1, label);
      meet(label, y < height - 1 ? (labels[(y + 1) * width + x] ?? -1) : -1);
    }
  }
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
  return { between, beside, all: sum(between) + sum(beside) };
}

/** The painted pixels of each colour, and how many are in connected areas that meet the ground. */
function areasOf({ width, height, labels }: Labels, count: number) {
  const areas = new Array<number>(count).fill(0);
  const onGround = new Array<number>(count).fill(0);
  const seen = new Uint8Array(labels.length);
  const waiting = new Int32Array(labels.length);
  for (let start = 0; start < labels.length; start += 1) {
    const label = labels[start] ?? -1;
    if (label < 0 || seen[start] === 1) continue;
    let [first, end, outline, ground] = [0, 1, 0, 0];
    waiting[0] = start;
    seen[start] = 1;
    const visit = (pixel: number) => {
      const other = pixel < 0 ? -1 : (labels[pixel] ?? -1);
      if (other !== label) {
        outline += 1;
        if (other < 0) ground += 1;
      } else if (seen[pixel] !== 1) {
        seen[pixel] = 1;
        waiting[end] = pixel;
        end += 1;
      }
    };
    for (; first < end; first += 1) {
      const pixel = waiting[first] ?? 0;
      const column = pixel % width;
      visit(column > 0 ? pixel - 1 : -1);
      visit(column < width - 1 ? pixel + 1 : -1);
      visit(pixel >= width ? pixel - width : -1);
      visit(pixel < width * (height - 1) ? pixel + width : -1);
    }
    areas[label] = (areas[label] ?? 0) + end;
    if (ground > outline * minGroundShare) onGround[label] = (onGround[label] ?? 0) + end;
  }
  return { areas, onGround };
}

/** Four digits are enough, and the same everywhere. */
function short(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
