import { expect, test } from 'vitest';
import { typedEmails } from './typed-emails.ts';

test('a long text of signs is read at once', () => {
  const started = performance.now();
  const { emails, wrong } = typedEmails(`${'>'.repeat(200_000)}x iva@krivan.example`);
  expect([emails, wrong]).toEqual([['iva@krivan.example'], null]);
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  ['iva@krivan.example', ['iva@krivan.example'], null],
  [
    'iva@krivan.example, jan@krivan.example\neva@krivan.example;',
    ['iva@krivan.example', 'jan@krivan.example', 'eva@krivan.example'],
    null,
  ],
  [
    'Iva Kráľová <iva@krivan.example>; "Ján" <jan@krivan.example>',
    ['iva@krivan.example', 'jan@krivan.example'],
    null,
  ],
  ['iva@krivan.example IVA@krivan.example', ['IVA@krivan.example'], null],
  ['iva@krivan.example, jan@', ['iva@krivan.example'], 'jan@'],
  ['iva', [], 'iva'],
  ['  ', [], null],
] as const)('%j is read', (text, emails, wrong) => {
  expect(typedEmails(text)).toEqual({ emails, wrong });
});
