/** The number of rows in each section of the specification, starting with its introduction. A row's id is section.number. */
const rowsPerSection = [5, 26, 167, 66, 36, 41, 10, 54, 48, 22];

export const specifiedIds = rowsPerSection.flatMap((count, section) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** A row of conformance.tsv: where it is implemented, and the tests and decisions it names. */
export type Row = {
  id: string;
  places: { file: string; symbol: string | undefined }[];
  tests: { file: string; words: string }[];
  decisions: string[];
};

/**
 * Reads the rows below the heading. Columns: id, requirement, `file#symbol, …`, and what shows it: `test file › "part of its
 * title"; …` or the path of a decision to deviate.
 */
export function readRows(table: string): Row[] {
  const [, ...lines] = table.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', , where = '', shownBy = ''] = line.split('\t');
    return { id, ...readPlaces(where), ...readProofs(shownBy) };
  });
}

function readPlaces(cell: string): Pick<Row, 'places'> {
  const places = [...cell.matchAll(/([^,#\s]+)(?:#([^,\s]+))?/g)];
  return { places: places.map(([, file = '', symbol]) => ({ file, symbol })) };
}

function readProofs(cell: string): Pick<Row, 'tests' | 'decisions'> {
  const tests = [...cell.matchAll(/(\S+) › "([^"]+)"/g)];
  const decisions = [...cell.replaceAll(/"[^"]*"/g, '').matchAll(/docs\/decisions\/[^;\s]+/g)];
  return {
    tests: tests.map(([, file = '', words = '']) => ({ file, words })),
    decisions: decisions.map(([file]) => file),
  };
}
