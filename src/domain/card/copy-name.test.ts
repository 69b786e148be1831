import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

const all = ['copy', 'kópia'];
const en = { own: 'copy', all };
const sk = { own: 'kópia', all };

test('copies are numbered, in the language of the interface', () => {
  const taken = new Set(['Lumen']);
  for (const name of ['Lumen (copy)', 'Lumen (copy 2)', 'Lumen (copy 3)']) {
    expect(copyName('Lumen', taken, en)).toBe(name);
    taken.add(name);
  }
  expect(copyName('Lumen', taken, sk)).toBe('Lumen (kópia)');
  expect(copyName('Lumen', new Set([...taken, 'Lumen (kópia)']), sk)).toBe('Lumen (kópia 2)');
});

test('a copy of a copy is counted with its siblings', () => {
  const taken = new Set(['Lumen', 'Lumen (copy)', 'Lumen (kópia)']);
  expect(copyName('Lumen (copy)', taken, en)).toBe('Lumen (copy 2)');
  expect(copyName('Lumen (copy)', taken, sk)).toBe('Lumen (kópia 2)');
});

test('a long name is shortened for the number without splitting a character', () => {
  expect(copyName('x'.repeat(200), new Set(), en)).toBe(`${'x'.repeat(193)} (copy)`);
  expect(copyName(`${'x'.repeat(192)}😀yyyyyy`, new Set(), en)).toBe(`${'x'.repeat(192)} (copy)`);
});
