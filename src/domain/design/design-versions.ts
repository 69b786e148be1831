/** Bounds of the former versions of one design that are kept: how many, and their documents together, in characters. */
export const designVersionsMax = 20;
export const designVersionsMaxChars = 1_000_000;

/** The branches of a design that returns to a former version. Those that were added since stay: cards may use them. */
export function returnedBranches<Branch extends { id: string }>(
  former: readonly Branch[],
  present: readonly Branch[],
): Branch[] {
  const known = new Set(former.map(({ id }) => id));
  return [...former, ...present.filter(({ id }) => !known.has(id))];
}
