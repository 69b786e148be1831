import { expect, test } from 'vitest';
import { isVcardFile } from '../core/logo/vcard-file.ts';
import { largestFile, readVcardFile } from './read-vcard-file.ts';

const vcard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ján Žák\r\nEND:VCARD';

test('the first contact of an address book is read, without pictures', async () => {
  const photo = `PHOTO;ENCODING=b:${'A'.repeat(70)}\r\n${` ${'A'.repeat(74)}\r\n`.repeat(1_000)}`;
  const file = new Blob([vcard.replace('FN:', `${photo}FN:`), '\r\n', vcard, '\r\n', vcard]);
  expect(await readVcardFile(file)).toEqual({ text: vcard.replace('FN:', '\r\nFN:'), contacts: 3 });
});

test.each([
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${vcard}`)],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(vcard, (c) => c.charCodeAt(0)).buffer)]),
  ],
  [
    'windows-1250',
    Uint8Array.from(vcard.replace('á', '\u00e1').replace('Ž', '\u008e'), (c) =>
      c === 'á' ? 0xe1 : c.charCodeAt(0),
    ),
  ],
])('a file in %s is read', async (_, bytes) => {
  expect(await readVcardFile(new Blob([bytes]))).toEqual({ text: vcard, contacts: 1 });
});

test('another file, a large one and a long contact are refused', async () => {
  expect(await readVcardFile(new Blob(['Jane Roe']))).toBe('notVcard');
  expect(await readVcardFile(new Blob([]))).toBe('notVcard');
  expect(await readVcardFile(new Blob(['A'.repeat(largestFile + 1)]))).toBe('tooLarge');
  expect(await readVcardFile(new Blob([vcard.replace('Ján', 'J'.repeat(30_000))]))).toBe('tooLong');
});

test('a vCard file is known by its name or its type', () => {
  expect(isVcardFile({ name: 'Jane.VCF', type: '' })).toBe(true);
  expect(isVcardFile({ name: '', type: 'text/x-vcard' })).toBe(true);
  expect(isVcardFile({ name: 'logo.png', type: 'image/png' })).toBe(false);
});
