import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs of other people that read a PDF, for tests that trust none of our own. */

const versions = { qpdf: '--version', gs: '--version', pdffonts: '-v', pdfimages: '-v', pdftotext: '-v' };

/** How to get the programs that are not on this machine; null when all are. */
export function missingPrintTools(): string | null {
  const missing = Object.entries(versions).filter(([tool, flag]) => spawnSync(tool, [flag]).error);
  if (missing.length === 0) return null;
  const names = missing.map(([tool]) => tool).join(', ');
  return `no ${names} here: apt-get install qpdf poppler-utils ghostscript`;
}

/** What a program says of a file: its output and its complaints, and whether it was content. */
export function askTool(
  tool: keyof typeof versions,
  args: readonly string[],
): { said: string; isContent: boolean } {
  const { stdout, stderr, status } = spawnSync(tool, args, { encoding: 'utf8' });
  return { said: stdout + stderr, isContent: status === 0 };
}

/** The plates Ghostscript would make of each page, by the name of the ink; raw files of TIFF. */
export function plates(
  file: Uint8Array,
  pages: number,
): Record<'Cyan' | 'Magenta' | 'Yellow' | 'Black', Uint8Array>[] {
  return inFolder(file, (path, folder) => {
    const out = join(folder, 'page%d.tif');
    const device = ['-sDEVICE=tiffsep', '-r150', '-sCompression=none', `-sOutputFile=${out}`];
    const { isContent, said } = askTool('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...device, path]);
    if (!isContent) throw new Error(said);
    const plate = (page: number, ink: string) => readFileSync(join(folder, `page${page}(${ink}).tif`));
    return Array.from({ length: pages }, (_, index) => ({
      Cyan: plate(index + 1, 'Cyan'),
      Magenta: plate(index + 1, 'Magenta'),
      Yellow: plate(index + 1, 'Yellow'),
      Black: plate(index + 1, 'Black'),
    }));
  });
}

/** Does something with the file on disk, and leaves nothing behind. */
export function inFolder<Result>(file: Uint8Array, use: (path: string, folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'vizitka-print-'));
  try {
    const path = join(folder, 'card.pdf');
    writeFileSync(path, file);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
