/** The highest value of the axis and its step: 1, 2 or 5 times a power of ten, at most three steps. */
export function axisOf(highest: number): { top: number; ticks: number[] } {
  if (highest <= 0) return { top: 1, ticks: [0] };
  const rough = highest / 2;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough,
  );
  const top = Math.ceil(highest / step) * step;
  return { top, ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step) };
}

/** The positions of at most so many labels, the first and the last among them. */
export function labelledIndexes(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const gap = (count - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => Math.round(index * gap));
}
