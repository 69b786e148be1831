import { expect, test } from 'vitest';
import { documentTitle, pdfFileName, sheetFileName, vcardFileName } from './file-name.ts';

test.each([
  ['Ľudmila Šťastná', 'business-card-ludmila-stastna-print-ready.pdf'],
  ['Elena Marek', 'business-card-elena-marek-print-ready.pdf'],
  ['Søren O’Neill-Łoś', 'business-card-soren-oneill-los-print-ready.pdf'],
  ['Олена Кравець', 'business-card-olena-kravets-print-ready.pdf'],
  ['Ελένη Παπαδοπούλου', 'business-card-eleni-papadopoyloy-print-ready.pdf'],
  ['漢字', 'business-card-card-print-ready.pdf'],
  ['Anna 漢 Nováková', 'business-card-anna-novakova-print-ready.pdf'],
  ['  ../../etc/passwd  ', 'business-card-etc-passwd-print-ready.pdf'],
  ['', 'business-card-card-print-ready.pdf'],
  ['***', 'business-card-card-print-ready.pdf'],
])('%j is downloaded as %s', (fullName, fileName) => {
  expect(pdfFileName({ fullName })).toBe(fileName);
});

test.each([
  ['A4', 10, undefined, 'business-card-elena-marek-a4-10-cards.pdf'],
  ['Letter', 1, undefined, 'business-card-elena-marek-letter-1-card.pdf'],
  ['Avery Zweckform C32011', 10, '{company}_{name}', 'lumen_elena-marek-avery-zweckform-c32011-10-cards.pdf'],
])('%s with %i cards has a name of its own', (sheet, cards, pattern, name) => {
  const named = { fullName: 'Elena Marek', companyName: 'Lumen' };
  expect(sheetFileName(named, { sheet, cards }, pattern)).toBe(name);
});

test('a contact file has the name of the PDF', () => {
  expect(vcardFileName('Ing. Ján Šťastný')).toBe('business-card-ing-jan-stastny.vcf');
  expect(vcardFileName('')).toBe('business-card-card.vcf');
});

test.each([
  [{ fullName: 'Elena Marek', companyName: 'Atelier Lumen' }, 'Elena Marek, Atelier Lumen'],
  [{ fullName: ' Elena Marek ' }, 'Elena Marek'],
  [{ fullName: '\u202eElena Marek\u202c' }, 'Elena Marek'],
  [{ fullName: '', companyName: 'Atelier Lumen' }, 'Atelier Lumen'],
  [{}, 'Business card'],
])('the title of a file for %j is %s', (names, title) => {
  expect(documentTitle(names)).toBe(title);
});
