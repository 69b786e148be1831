export type Edges = { top: number; bottom: number; left: number; right: number };

/** The space to the edges of the window. */
const margin = 8;

/**
 * How far down (up if negative) a box moves to cover none of the boxes that must stay clear: the shortest way inside the window.
 * The boxes that matter most come first; where not all can stay clear, the last are given up.
 */
export function clearShift(box: Edges, clear: readonly Edges[], windowHeight: number): number {
  for (let count = clear.length; count > 0; count -= 1) {
    const kept = clear.slice(0, count).filter((other) => overlaps(other, box));
    const shift = shortestShift(box, kept, windowHeight);
    if (shift !== null) return shift;
  }
  return 0;
}

/** Only boxes in the same columns can be in the way. */
function overlaps(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < one.bottom;
}

function shortestShift(box: Edges, kept: readonly Edges[], windowHeight: number): number | null {
  const shifts = [
    0,
    ...kept.flatMap(({ top, bottom }) => [top - margin - box.bottom, bottom + margin - box.top]),
  ].filter((shift) => {
    const [top, bottom] = [box.top + shift, box.bottom + shift];
    const isInside = shift === 0 || (top >= margin && bottom <= windowHeight - margin);
    return isInside && kept.every((other) => bottom <= other.top || other.bottom <= top);
  });
  const [shortest = null] = shifts.sort((one, other) => Math.abs(one) - Math.abs(other));
  return shortest;
}
