import fc from 'fast-check';
import { type CardContent, cardTextMax } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { type CompanyDesign, rulesFor, type TextRules } from '#domain/design/company-design.ts';

/** Designs and rows of lists at the edges of their rules. */

const kosice = '0190a0de-0000-7000-8000-000000000001';

export const randomBranches = [
  {
    id: kosice,
    name: 'Košice',
    texts: { companyName: 'Kvások Košice', email: 'k@kvasok.example', city: '040 01 Košice' },
  },
  { id: '0190a0de-0000-7000-8000-000000000002', name: 'Brno', texts: { phone: '+420 541 100' } },
];

/** Any rule that each text can have. */
export const anyRules: fc.Arbitrary<TextRules> = byField((field) => fc.constantFrom(...rulesFor(field)));

export const anyDesign: fc.Arbitrary<CompanyDesign> = fc.record({
  card: fc.constant(cardOf({ companyName: 'Kvások', fullName: 'Elena Marek', email: 'info@kvasok.example' })),
  rules: anyRules,
  branches: fc.constantFrom([], randomBranches),
});

/** Blank, invisible, unstorable, decomposed, with spaces around, and one more or less than the longest. */
const anyText = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('Eva Marek', '+421 905 318 442', '総務部長') },
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '\u200b', '\u00ad', '\0', '\ud800', ' Eva ', 'Kova\u0301c\u030c', '+421905318442'),
  fc
    .tuple(
      fc.integer({ min: -2, max: 2 }),
      fc.constantFrom('x', 'é', 'e\u0301', ' ', '👩‍🚀'),
      fc.constantFrom('', ' '),
    )
    .map(([more, unit, end]) => unit.repeat(cardTextMax).slice(0, cardTextMax + more) + end),
);

const anyEmail = fc.oneof(
  { weight: 4, arbitrary: fc.emailAddress() },
  fc.constantFrom(
    ' eva@kvasok.example ',
    'mailto:eva@kvasok.example',
    'eva.šťastná@firma.sk',
    'o&m@firma.sk',
    'eva@firma',
    'eva@@firma.sk',
    'eva firma@firma.sk',
    '"eva marek"@firma.sk',
    'eva@xn--frma-qpa.sk',
    '.eva@firma.sk',
  ),
  fc
    .integer({ min: cardTextMax - 12, max: cardTextMax + 2 })
    .map((length) => `${'e'.repeat(length)}@firma.sk`),
  anyText,
);

/** The texts of one row, each with a column or without. */
export const anyTexts: fc.Arbitrary<CardContent> = byField((field) =>
  fc.option(field === 'email' ? anyEmail : anyText, { nil: undefined, freq: 3 }),
);

export const anyBranch = fc.constantFrom(undefined, '', 'Košice', 'KOSICE', 'Brno', 'Praha', kosice);

function byField<Value>(valueFor: (field: TextField) => fc.Arbitrary<Value>) {
  return fc.record(
    Object.fromEntries(textFields.map((field) => [field, valueFor(field)])) as Record<
      TextField,
      fc.Arbitrary<Value>
    >,
  );
}
