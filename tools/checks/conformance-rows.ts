/** The number of rows in each section of the specification, starting with its introduction. A row's id is section.number. */
const rowsPerSection = [5, 26, 167, 66, 36, 41, 10, 54, 48, 22];

export const specifiedIds = rowsPerSection.flatMap((count, section) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** A row of the document: where it is implemented, and the tests and decisions it names. */
export type Row = {
  id: string;
  places: { file: string; symbol: string | undefined }[];
  tests: { file: string; words: string }[];
  decisions: string[];
};

/** Every row of the document's tables. */
export function readRows(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const [, id = '', , where = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+\.\d+$/.test(id) ? [{ id, ...readPlaces(where), ...readProofs(shownBy) }] : [];
  });
}

function readPlaces(cell: string): Pick<Row, 'places'> {
  const places = [...cell.matchAll(/`([^`#]+)(?:#([^`]+))?`/g)];
  return { places: places.map(([, file = '', symbol]) => ({ file, symbol })) };
}

function readProofs(cell: string): Pick<Row, 'tests' | 'decisions'> {
  const tests = [...cell.matchAll(/`([^`]+)` › "([^"]+)"/g)];
  const decisions = [...cell.matchAll(/`(docs\/decisions\/[^`]+)`/g)];
  return {
    tests: tests.map(([, file = '', words = '']) => ({ file, words })),
    decisions: decisions.map(([, file = '']) => file),
  };
}
