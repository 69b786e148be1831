import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textFields } from '#domain/card/card.ts';
import { contentProblems, defaultRules } from '#domain/design/company-design.ts';
import { personContent } from '#domain/design/person-content.ts';
import { importSchema } from './design-schemas.ts';

const card = { companyName: 'Kvások', fullName: 'Elena Marek' };
const kosice = '0190a0de-0000-7000-8000-000000000001';
const design = {
  card,
  rules: { ...defaultRules(card), companyName: 'required' as const },
  branches: [
    { id: kosice, name: 'Košice', texts: { companyName: 'Kvások Košice', email: 'k@kvasok.example' } },
  ],
};

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    ' eva@kvasok.example ',
    'eva.šťastná@firma.sk',
    'o&m@firma.sk',
    'eva@firma',
  ),
  fc.emailAddress(),
  fc.nat(3).map((more) => 'x'.repeat(199 + more)),
);
const texts = fc.record(Object.fromEntries(textFields.map((field) => [field, text])), { requiredKeys: [] });

test('a row that is ready is accepted, and stored as it was shown', () => {
  let ready = 0;
  fc.assert(
    fc.property(texts, fc.constantFrom('', 'kosice'), (given, branch) => {
      const content = personContent(design, { texts: given, branch });
      if (contentProblems(design, content).length > 0) return;
      ready += 1;
      const filled = Object.entries(content.texts).filter(([, one]) => one !== '');
      const sent = { ...content, texts: Object.fromEntries(filled) };
      expect(importSchema.parse({ create: [sent] }).create).toEqual([sent]);
    }),
    { numRuns: 500 },
  );
  expect(ready).toBeGreaterThan(20);
});
