import { expect, test } from 'vitest';
import { pdfFileName } from './file-name.ts';

test.each([
  ['Ľudmila Šťastná', 'business-card-ludmila-stastna-print-ready.pdf'],
  ['Elena Marek', 'business-card-elena-marek-print-ready.pdf'],
  ['Søren O’Neill-Łoś', 'business-card-soren-oneill-los-print-ready.pdf'],
  ['Олена Кравець', 'business-card-олена-кравець-print-ready.pdf'],
  ['  ../../etc/passwd  ', 'business-card-etc-passwd-print-ready.pdf'],
  ['', 'business-card-card-print-ready.pdf'],
  ['***', 'business-card-card-print-ready.pdf'],
])('%j is downloaded as %s', (fullName, fileName) => {
  expect(pdfFileName(fullName)).toBe(fileName);
});
