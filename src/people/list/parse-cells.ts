import papa from 'papaparse';
import { lastRowNumber } from './list-limits.ts';

/** The delimiters of lists. */
const delimiters = [';', ',', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The cells of a text. A quoted cell may have line breaks and delimiters. */
export function parseCells(text: string, chosen?: Delimiter): { cells: string[][]; delimiter: Delimiter } {
  const [declaration, declared] = /^sep=([;,\t])\r?\n/i.exec(text) ?? [];
  const delimiter = chosen ?? delimiters.find((one) => one === declared) ?? mostFrequentDelimiter(text);
  const { data } = papa.parse(text, { delimiter, preview: lastRowNumber });
  return { cells: declaration ? [[], ...data.slice(1)] : data, delimiter };
}

/** The delimiter of the first line, which has the headers. Quoted ones do not count. */
function mostFrequentDelimiter(text: string): Delimiter {
  const unquoted = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const line = unquoted.split(/\r\n|\r|\n/).find((one) => one.trim() !== '') ?? '';
  const [most = ';'] = delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length);
  return most;
}
