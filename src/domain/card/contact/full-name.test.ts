import { expect, test } from 'vitest';
import { splitFullName } from './full-name.ts';

test.each([
  ['Elena Marek', { given: 'Elena', family: 'Marek' }],
  ['Anna Mária Kováčová', { given: 'Anna Mária', family: 'Kováčová' }],
  ['Ing. Ján Novák, PhD.', { prefix: 'Ing.', given: 'Ján', family: 'Novák', suffix: 'PhD.' }],
  [
    'doc. Ing. arch. Eva Malá, CSc., MBA',
    { prefix: 'doc. Ing. arch.', given: 'Eva', family: 'Malá', suffix: 'CSc. MBA' },
  ],
  ['Jana Nováková, Ing.', { given: 'Jana', family: 'Nováková', suffix: 'Ing.' }],
  ['Dipl.-Ing. (FH) Uwe Lang', { prefix: 'Dipl.-Ing. (FH)', given: 'Uwe', family: 'Lang' }],
  ['Prof. Dr. med. Karl von der Heide', { prefix: 'Prof. Dr. med.', given: 'Karl', family: 'von der Heide' }],
  ['Tom Baker MBA', { given: 'Tom', family: 'Baker', suffix: 'MBA' }],
  ['J. R. Smith Jr.', { given: 'J. R.', family: 'Smith', suffix: 'Jr.' }],
  ['Novák, Ján', { given: 'Ján', family: 'Novák' }],
  ['Nagy István', { given: 'Nagy', family: 'István' }],
  ['Madonna', { given: 'Madonna' }],
  ['MUDr.', { given: 'MUDr.' }],
  ['', {}],
])('splits %s', (fullName, parts) => {
  expect(splitFullName(fullName)).toEqual({ prefix: '', given: '', family: '', suffix: '', ...parts });
});
