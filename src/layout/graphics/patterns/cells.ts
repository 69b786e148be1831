/** The numbers of the cells of a grid that cover a length; cell 0 begins at `origin`. */
export function cellsIn(start: number, length: number, origin: number, cell: number): number[] {
  const first = Math.floor((start - origin) / cell + 1e-6);
  const last = Math.ceil((start + length - origin) / cell - 1e-6);
  return Array.from({ length: last - first }, (_, index) => first + index);
}
