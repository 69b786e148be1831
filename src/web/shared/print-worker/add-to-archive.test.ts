import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addToArchive } from './add-to-archive.ts';

test('an archive gets one file more and keeps the others as they are', async () => {
  const archive = new Blob([
    zipSync({ 'manifest.csv': strToU8('file,quantity'), '001-eva-100.pdf': [strToU8('%PDF'), { level: 0 }] }),
  ]);
  const added = await addToArchive({ archive, file: new Blob(['sheet']), name: 'order-sheet.pdf' });
  const files = unzipSync(new Uint8Array(await added.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['order-sheet.pdf', 'sheet'],
    ['manifest.csv', 'file,quantity'],
    ['001-eva-100.pdf', '%PDF'],
  ]);
});
