import { expect, test } from 'vitest';
import { applyPatch } from '../card/card.ts';
import { cardOf } from '../card/flat-card.ts';
import { namedFiles, orderManifest } from './order-files.ts';

const line = (fullName: string, quantity: number, more: object = {}) => ({
  id: fullName,
  card: cardOf({ fullName, companyName: 'Weiß & Söhne' }),
  branch: '',
  quantity,
  sha256: 'ab12',
  ...more,
});

test('the name of a file has its place, the person in plain letters and the quantity', () => {
  const files = namedFiles([line('Jürgen Groß', 250), line('Čermák', 100, { branch: 'Žilina' })]);
  expect(files.map(({ name }) => name)).toEqual(['001-cermak-100.pdf', '002-jurgen-gross-250.pdf']);
});

test('the pattern of the print shop is kept, and two people of one name have two files', () => {
  const files = namedFiles([line('Eva Malá', 1), line('Eva Malá', 2)], '{company}_{name}.pdf');
  expect(files.map(({ name }) => name)).toEqual([
    '001-weiss-sohne_eva-mala-1.pdf',
    '002-weiss-sohne_eva-mala-2.pdf',
  ]);
});

test('the manifest says of each file whose it is, how many, how many sides and how large', () => {
  const upright = applyPatch(cardOf({ fullName: '=Eva' }), { format: '85x55', orientation: 'portrait' });
  const [, row] = orderManifest(namedFiles([line('', 300, { card: upright, branch: 'Praha 1' })])).split(
    '\r\n',
  );
  expect(row).toBe(`"001-eva-300.pdf","'=Eva","Praha 1","300","1","55 x 85 mm","ab12"`);
});
