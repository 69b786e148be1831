/** What a list may have. The first row with texts has the headers and is not counted. */
export const listLimits = { rows: 500, columns: 100, bytes: 5_000_000, inflatedBytes: 50_000_000 } as const;

/** A sheet may have empty rows between its rows, but not without end. */
export const lastRowNumber = 10_000;
