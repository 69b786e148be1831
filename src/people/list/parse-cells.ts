import papa from 'papaparse';
import { headerRowsMax, knownWords } from './find-headers.ts';
import { lastRowNumber } from './list-limits.ts';
import { type Delimiter, delimiters } from './people-list.ts';

/** The cells of a text. A quoted cell may have line breaks and delimiters. */
export function parseCells(text: string, chosen?: Delimiter): { cells: string[][]; delimiter: Delimiter } {
  const [declaration, declared] = /^sep=([;,\t])\r?\n/i.exec(text) ?? [];
  const delimiter = chosen ?? delimiters.find((one) => one === declared) ?? mostFrequentDelimiter(text);
  const { data } = papa.parse(text, { delimiter, preview: lastRowNumber });
  return { cells: declaration ? [[], ...data.slice(1)] : data, delimiter };
}

/** The delimiter of the line that most probably has the headers. Quoted ones do not count. */
function mostFrequentDelimiter(text: string): Delimiter {
  const unquoted = text
    .slice(0, 20_000)
    .replace(/"([^"]*)"/g, (_, cell: string) => cell.replace(/[;,\t\r\n]/g, ' '));
  const lines = unquoted.split(/\r\n|\r|\n/).filter((one) => one.trim() !== '');
  const split = delimiters.map((delimiter) => {
    const rows = lines.slice(0, headerRowsMax).map((line) => line.split(delimiter));
    return { delimiter, known: Math.max(0, ...rows.map(knownWords)), width: rows[0]?.length ?? 0 };
  });
  const [most] = split.toSorted((a, b) => b.known - a.known || b.width - a.width);
  return most?.delimiter ?? ';';
}
