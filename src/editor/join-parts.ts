/** The parts in which two changed versions of one thing differ from where both started, and from each other. */
type Changes<Part> = { own: Iterable<Part>; other: Iterable<Part>; apart: readonly Part[] };

/** How two changes are joined: a part that only the other one changed is added; a part that both changed is a conflict. */
export function joinParts<Part>({ own, other, apart }: Changes<Part>): { added: Part[]; conflicts: Part[] } {
  const [mine, theirs] = [new Set(own), new Set(other)];
  return {
    added: apart.filter((part) => theirs.has(part) && !mine.has(part)),
    conflicts: apart.filter((part) => theirs.has(part) && mine.has(part)),
  };
}
