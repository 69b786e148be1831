import { expect, test } from 'vitest';
import { textFields } from '../card/card.ts';
import {
  applyDesign,
  type CompanyDesign,
  cardInBranch,
  contentProblems,
  defaultRules,
  ownContent,
  styleProblems,
  type TextRule,
} from './company-design.ts';
import {
  designDocumentOf,
  personDocumentOf,
  readDesignDocument,
  readPersonDocument,
} from './design-document.ts';

const card = {
  companyName: 'Kvások',
  website: 'kvasok.example',
  fullName: 'Elena Marek',
  phone: '+421 2 100',
  backgroundColor: '#ffffff',
} as const;

function aDesign({ rules = {}, ...rest }: Partial<Omit<CompanyDesign, 'rules'>> & { rules?: object } = {}) {
  return { card, branches: [], ...rest, rules: { ...defaultRules(card), ...rules } };
}

const kosice = { id: 'kosice', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } };

test('a card has the style and the locked words of the design, and the texts of the person', () => {
  const applied = applyDesign(aDesign(), { texts: { fullName: 'Ján Kováč', position: 'pekár' } });
  expect(applied).toMatchObject({
    companyName: 'Kvások',
    fullName: 'Ján Kováč',
    position: 'pekár',
    backgroundColor: '#ffffff',
  });
});

test('the texts of the card that the design was made from are on no other card', () => {
  expect(applyDesign(aDesign(), { texts: { fullName: 'Ján Kováč' } }).phone).toBeUndefined();
});

test('a person without a name has an empty one', () => {
  expect(applyDesign(aDesign(), { texts: { fullName: '' } }).fullName).toBe('');
  expect(applyDesign(aDesign({ rules: { companyName: 'required' } }), { texts: {} }).companyName).toBe('');
});

test('a hidden text is on no card', () => {
  const design = aDesign({ rules: { position: 'hidden' } });
  expect(applyDesign(design, { texts: { fullName: 'Ján', position: 'pekár' } }).position).toBeUndefined();
});

test('a branch gives its lines; a person’s own line comes before it, a locked one does not', () => {
  const design = aDesign({ rules: { city: 'locked' }, branches: [kosice] });
  const texts = { fullName: 'Ján' };
  expect(applyDesign(design, { texts, branchId: 'kosice' })).toMatchObject(kosice.texts);
  const own = applyDesign(design, {
    texts: { ...texts, phone: '+421 900', city: 'Brno' },
    branchId: 'kosice',
  });
  expect(own).toMatchObject({ phone: '+421 900', city: '040 01 Košice' });
});

test.each(textFields)(
  'other words in %s are refused where it is locked, and accepted where it is not',
  (field) => {
    const sent = {
      texts: {
        companyName: 'Kvások',
        fullName: 'Ján',
        [field]: field === 'email' ? 'other@kvasok.example' : 'Others',
      },
    };
    const judged = (rule: TextRule) =>
      contentProblems(aDesign({ rules: { companyName: 'required', [field]: rule } }), sent);
    expect(judged('locked')).toEqual([{ field, problem: 'locked' }]);
    expect(judged('required')).toEqual([]);
  },
);

test('an email that is none and a text that is too long are refused, also where they come from the branch', () => {
  const long = 'x'.repeat(201);
  const judged = (texts: object, branch: object = {}) =>
    contentProblems(aDesign({ branches: [{ ...kosice, texts: branch }] }), {
      texts: { fullName: 'Ján', ...texts },
      branchId: 'kosice',
    });
  expect(judged({ email: 'jan@kvasok', position: long })).toEqual([
    { field: 'position', problem: 'tooLong' },
    { field: 'email', problem: 'email' },
  ]);
  expect(judged({}, { city: long, email: 'x' })).toHaveLength(2);
  expect(judged({ email: 'ján.šťastný@kvasok.example', position: long.slice(1) })).toEqual([]);
});

test('a hidden text is refused, an empty one accepted', () => {
  const design = aDesign({ rules: { position: 'hidden' } });
  const judged = (position: string) => contentProblems(design, { texts: { fullName: 'Ján', position } });
  expect(judged('pekár')).toEqual([{ field: 'position', problem: 'locked' }]);
  expect(judged('')).toEqual([]);
});

test('a required text may come from the branch', () => {
  const design = aDesign({ rules: { phone: 'required' }, branches: [kosice] });
  const texts = { fullName: 'Ján' };
  expect(contentProblems(design, { texts })).toEqual([{ field: 'phone', problem: 'required' }]);
  expect(contentProblems(design, { texts, branchId: 'kosice' })).toEqual([]);
});

test('an unknown branch is refused', () => {
  expect(contentProblems(aDesign(), { texts: { fullName: 'Ján' }, branchId: 'x' })).toEqual([
    { field: 'branchId', problem: 'branch' },
  ]);
});

test('a style that differs from the design is named', () => {
  const sent = { ...card, fullName: 'Ján', backgroundColor: '#000000', layout: 'bold' } as const;
  expect(styleProblems(aDesign(), sent)).toEqual(['backgroundColor', 'layout']);
  expect(styleProblems(aDesign(), card)).toEqual([]);
});

test('all cards have the sizes of the design; others are named, the same ones in another order are not', () => {
  const typeset = {
    arrangement: 0,
    stepScale: 1,
    isPaired: false,
    sizes: { fullName: 9, phone: 7 },
    blocks: {},
  };
  const design = aDesign({ card: { ...card, typeset } });
  expect(applyDesign(design, { texts: { fullName: 'Ján Kováč' } }).typeset).toEqual(typeset);
  const reordered = {
    blocks: {},
    sizes: { phone: 7, fullName: 9 },
    isPaired: false,
    stepScale: 1,
    arrangement: 0,
  };
  expect(styleProblems(design, { typeset: reordered })).toEqual([]);
  const larger = { ...typeset, sizes: { fullName: 14, phone: 7 } };
  expect(styleProblems(design, { typeset: larger })).toEqual(['typeset']);
  expect(styleProblems(aDesign(), { typeset })).toEqual(['typeset']);
});

test('the line of the branch is not stored as the person’s own, so it follows the branch', () => {
  const content = { texts: { fullName: 'Ján', phone: '+421 55 200' }, branchId: 'kosice' };
  expect(ownContent(aDesign({ branches: [kosice] }), content).texts).toEqual({ fullName: 'Ján' });
});

test('another branch replaces the lines of the branch and leaves the person’s own', () => {
  const brno = { id: 'brno', name: 'Brno', texts: { city: '602 00 Brno' } };
  const design = aDesign({ rules: { city: 'locked' }, branches: [kosice, brno] });
  const before = { texts: { fullName: 'Ján', ...kosice.texts, email: 'jan@kvasok.example' } };
  const inBrno = cardInBranch(design, { ...before, branchId: 'kosice' }, 'brno');
  expect(inBrno).toMatchObject({ fullName: 'Ján', city: '602 00 Brno', email: 'jan@kvasok.example' });
  expect(inBrno.phone).toBeUndefined();
  expect(cardInBranch(design, { texts: { ...inBrno }, branchId: 'brno' }, 'kosice')).toMatchObject(
    kosice.texts,
  );
  expect(cardInBranch(design, { ...before, branchId: 'kosice' }, undefined).city).toBeUndefined();
});

test('a text that becomes locked is kept, and returns with the rule', () => {
  const locked = aDesign({ rules: { position: 'locked' } });
  const own = ownContent(locked, { texts: { fullName: 'Ján' } }, { fullName: 'J', position: 'pekár' });
  expect(own.texts).toEqual({ fullName: 'Ján', position: 'pekár' });
  expect(applyDesign(aDesign(), own).position).toBe('pekár');
});

test('a back that is a second card repeats the person and keeps the locked words', () => {
  const back = { kind: 'card', content: { companyName: 'Sourdough', fullName: 'Elena Marek' } } as const;
  const applied = applyDesign(aDesign({ card: { ...card, back } }), { texts: { fullName: 'Ján' } });
  expect(applied.back).toEqual({ kind: 'card', content: { companyName: 'Sourdough', fullName: 'Ján' } });
});

test('designs and their cards are read as they were stored, and later versions are not', () => {
  const design = aDesign({ branches: [kosice] });
  const document = JSON.parse(JSON.stringify(designDocumentOf(design))) as object;
  expect(readDesignDocument(document)).toEqual(design);
  expect(readDesignDocument({ ...document, v: 2 })).toBeNull();
  const person = personDocumentOf('d', { texts: { fullName: 'Ján' }, branchId: 'kosice' });
  expect(readPersonDocument(person)).toEqual({
    designId: 'd',
    texts: { fullName: 'Ján' },
    branchId: 'kosice',
  });
  expect(readPersonDocument({ ...person, v: 4 })).toBeNull();
});
