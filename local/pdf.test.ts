import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPdf } from '#print/testing/pdf-document.ts';
import { linesOf } from '#print/testing/read-content.ts';

test('the command prints a card that has only a full name, and nothing in place of the rest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-pdf-'));
  try {
    const [design, out] = [join(folder, 'card.json'), join(folder, 'card.pdf')];
    await writeFile(design, JSON.stringify({ fullName: 'Elena Marek' }));
    await promisify(execFile)(process.execPath, ['local/pdf.ts', '--design', design, '--out', out]);
    const file = await readFile(out);
    const pdf = openPdf(file);
    expect(pdf.pages.flatMap((page) => linesOf(pdf, page).map(({ text }) => text))).toEqual(['Elena Marek']);
    expect(file.toString('latin1')).not.toContain('Company Name');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 20_000);
