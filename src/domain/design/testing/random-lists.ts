import fc from 'fast-check';
import { type TextField, textFields } from '../../card/card.ts';
import type { CompanyDesign, TextRule, TextRules, Texts } from '../company-design.ts';
import type { Person } from '../person-content.ts';

/** Lists in which people are hard to tell apart: few names, shared addresses, titles, accents, empty cells. */

const names = [
  'Ján Kováč',
  'Jan Kovac',
  'JÁN KOVÁČ',
  'Eva Malá',
  'Eva Veľká',
  'Ľubomíra Ďuricová',
  'Peter Ma',
];
const before = ['', '', '', 'Ing. ', 'Mgr. ', 'prof. MUDr. '];
const after = ['', '', '', ', PhD.', ', MBA', ' ml.'];
const emails = ['', 'recepcia@tatra.sk', 'info@tatra.sk', 'RECEPCIA@tatra.sk', 'eva.šťastná@tatra.sk'];
const texts = ['', 'účtovníčka', 'Účtovníčka', 'vedúci', '+421 905 318 442', '+421 2 100', 'Zˇ'.normalize()];

const branches = [
  { id: 'k', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } },
  { id: 'b', name: 'Bratislava', texts: { city: '811 01 Bratislava', email: 'bratislava@tatra.sk' } },
];
const branchCells = ['', 'Košice', 'kosice', 'KOŠICE', 'Bratislava'];

const fullName = fc
  .tuple(fc.constantFrom(...before), fc.constantFrom(...names), fc.constantFrom(...after))
  .map((parts) => parts.join(''));
const email = fc.oneof(
  fc.constantFrom(...emails),
  fc.nat(40).map((number) => `person.${number}@tatra.sk`),
);
const otherText = fc.constantFrom(...texts);
const branchCell = fc.constantFrom(...branchCells);

const columnFields = ['email', 'position', 'phone', 'mobile', 'city'] as const;

function cellOf(field: TextField): fc.Arbitrary<string> {
  if (field === 'fullName') return fullName;
  return field === 'email' ? email : otherText;
}

/** Mostly people's own texts. A text that is always required would leave lists without a column for it empty. */
const rules: Record<TextField, readonly TextRule[]> = {
  ...(Object.fromEntries(
    textFields.map((field) => [field, ['optional', 'optional', 'optional', 'locked', 'hidden']]),
  ) as Record<TextField, TextRule[]>),
  companyName: ['locked'],
  fullName: ['required', 'required', 'required', 'locked'],
  position: ['optional', 'optional', 'required', 'hidden'],
};

export const design: fc.Arbitrary<CompanyDesign> = fc
  .tuple(
    fc.tuple(...textFields.map((field) => fc.constantFrom(...rules[field]))),
    fc.constantFrom([], branches),
  )
  .map(([ofTexts, ofDesign]) => ({
    card: { companyName: 'Tatra', fullName: 'Recepcia', email: 'info@tatra.sk', phone: '+421 2 300' },
    rules: Object.fromEntries(textFields.map((field, index) => [field, ofTexts[index]])) as TextRules,
    branches: ofDesign,
  }));

/** Other cells for one row: one of each kind. */
export const cells = fc.record({ fullName, email, other: otherText, branch: branchCell });

/** A list with some of the columns. */
export const people: fc.Arbitrary<Person[]> = fc
  .tuple(fc.subarray([...columnFields]), fc.boolean())
  .chain(([fields, hasBranch]) => {
    const columns = Object.fromEntries(
      ['fullName' as const, ...fields].map((field) => [field, cellOf(field)]),
    );
    const row = fc.record({ texts: fc.record(columns) as fc.Arbitrary<Texts>, branch: branchCell });
    return fc.array(row, { minLength: 1, maxLength: 30 }).map((rows) =>
      rows.map(
        (one, index): Person => ({
          row: index + 2,
          texts: one.texts,
          ...(hasBranch && { branch: one.branch }),
        }),
      ),
    );
  });
