import { expect, test } from 'vitest';
import { cardOf, flatOf } from '../card/flat-card.ts';
import { textFields } from '../card/text-fields.ts';
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

const flat = {
  companyName: 'Kvások',
  website: 'kvasok.example',
  fullName: 'Elena Marek',
  phone: '+421 2 100',
  backgroundColor: '#ffffff',
} as const;
const card = cardOf(flat);

const noTexts = { texts: {} };

function aDesign({ rules = {}, ...rest }: Partial<Omit<CompanyDesign, 'rules'>> & { rules?: object } = {}) {
  return { card, branches: [], ...rest, rules: { ...defaultRules(card.content), ...rules } };
}

const kosice = { id: 'kosice', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } };

test('a card has the style and the locked words of the design, and the texts of the person', () => {
  const applied = applyDesign(aDesign(), { texts: { fullName: 'Ján Kováč', position: 'pekár' } });
  expect(applied).toMatchObject({
    content: { companyName: 'Kvások', fullName: 'Ján Kováč', position: 'pekár' },
    style: { background: '#ffffff' },
  });
});

test('the texts of the card that the design was made from are on no other card', () => {
  expect(applyDesign(aDesign(), { texts: { fullName: 'Ján Kováč' } }).content.phone).toBeUndefined();
});

test('a person without a name has an empty one', () => {
  expect(flatOf(applyDesign(aDesign(), { texts: { fullName: '' } })).fullName).toBe('');
  const design = aDesign({ rules: { companyName: 'required' } });
  expect(flatOf(applyDesign(design, { texts: {} })).companyName).toBe('');
});

test('a hidden text is on no card', () => {
  const design = aDesign({ rules: { position: 'hidden' } });
  expect(
    applyDesign(design, { texts: { fullName: 'Ján', position: 'pekár' } }).content.position,
  ).toBeUndefined();
});

test('a branch gives its lines; a person’s own line comes before it, a locked one does not', () => {
  const design = aDesign({ rules: { city: 'locked' }, branches: [kosice] });
  const texts = { fullName: 'Ján' };
  expect(applyDesign(design, { texts, branchId: 'kosice' }).content).toMatchObject(kosice.texts);
  const own = applyDesign(design, {
    texts: { ...texts, phone: '+421 900', city: 'Brno' },
    branchId: 'kosice',
  });
  expect(own.content).toMatchObject({ phone: '+421 900', city: '040 01 Košice' });
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
    expect(judged('locked')).toEqual([{ kind: 'locked', field }]);
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
    { kind: 'tooLong', field: 'position' },
    { kind: 'email', field: 'email' },
  ]);
  expect(judged({}, { city: long, email: 'x' })).toHaveLength(2);
  expect(judged({ email: 'ján.šťastný@kvasok.example', position: long.slice(1) })).toEqual([]);
});

test('a hidden text is refused, an empty one accepted', () => {
  const design = aDesign({ rules: { position: 'hidden' } });
  const judged = (position: string) => contentProblems(design, { texts: { fullName: 'Ján', position } });
  expect(judged('pekár')).toEqual([{ kind: 'locked', field: 'position' }]);
  expect(judged('')).toEqual([]);
});

test('a required text may come from the branch', () => {
  const design = aDesign({ rules: { phone: 'required' }, branches: [kosice] });
  const texts = { fullName: 'Ján' };
  expect(contentProblems(design, { texts })).toEqual([{ kind: 'required', field: 'phone' }]);
  expect(contentProblems(design, { texts, branchId: 'kosice' })).toEqual([]);
});

test('an unknown branch is refused', () => {
  expect(contentProblems(aDesign(), { texts: { fullName: 'Ján' }, branchId: 'x' })).toEqual([
    { kind: 'branch', name: 'x' },
  ]);
});

test('the look of a design is on every card, and a card cannot have another', () => {
  const look = { id: 'bauhaus', version: 1 } as const;
  const design = { ...aDesign(), card: cardOf({ ...flat, look, back: { kind: 'look' } }) };
  const card = applyDesign(design, { texts: { fullName: 'Ján' } });
  expect([card.style.look, card.back]).toEqual([look, { kind: 'look' }]);
  expect(styleProblems(design, noTexts, { ...flat, look: { version: 1, id: 'bauhaus' } })).toEqual([]);
  expect(styleProblems(design, noTexts, { ...flat, look: { ...look, seed: 7 } })).toEqual(['look']);
});

test('a style that differs from the design is named', () => {
  const sent = { ...flat, fullName: 'Ján', backgroundColor: '#000000', layout: 'bold' } as const;
  expect(styleProblems(aDesign(), noTexts, sent)).toEqual(['backgroundColor', 'layout']);
  expect(styleProblems(aDesign(), noTexts, flat)).toEqual([]);
});

test('all cards have the sizes of the design; others are named, the same ones in another order are not', () => {
  const typeset = {
    arrangement: 0,
    stepScale: 1,
    isPaired: false,
    sizes: { fullName: 9, phone: 7 },
    blocks: {},
  };
  const design = aDesign({ card: cardOf({ ...flat, typeset }) });
  expect(applyDesign(design, { texts: { fullName: 'Ján Kováč' } }).style.typeset).toEqual(typeset);
  const reordered = {
    blocks: {},
    sizes: { phone: 7, fullName: 9 },
    isPaired: false,
    stepScale: 1,
    arrangement: 0,
  };
  expect(styleProblems(design, noTexts, { typeset: reordered })).toEqual([]);
  const larger = { ...typeset, sizes: { fullName: 14, phone: 7 } };
  expect(styleProblems(design, noTexts, { typeset: larger })).toEqual(['typeset']);
  expect(styleProblems(aDesign(), noTexts, { typeset })).toEqual(['typeset']);
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
  expect(inBrno.content).toMatchObject({ fullName: 'Ján', city: '602 00 Brno', email: 'jan@kvasok.example' });
  expect(inBrno.content.phone).toBeUndefined();
  expect(cardInBranch(design, { texts: inBrno.content, branchId: 'brno' }, 'kosice').content).toMatchObject(
    kosice.texts,
  );
  expect(cardInBranch(design, { ...before, branchId: 'kosice' }, undefined).content.city).toBeUndefined();
});

test('a text that becomes locked is kept, and returns with the rule', () => {
  const locked = aDesign({ rules: { position: 'locked' } });
  const own = ownContent(locked, { texts: { fullName: 'Ján' } }, { fullName: 'J', position: 'pekár' });
  expect(own.texts).toEqual({ fullName: 'Ján', position: 'pekár' });
  expect(applyDesign(aDesign(), own).content.position).toBe('pekár');
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

test('a font of a person is stored under a version of its own, which older releases refuse', () => {
  const content = { texts: { fullName: 'Ján' }, setIn: 'Inter' } as const;
  const stored = personDocumentOf('d', content);
  expect(stored.v).toBe(9);
  expect(readPersonDocument(stored)).toEqual({ designId: 'd', ...content });
  expect(personDocumentOf('d', { texts: {} }).v).toBe(3);
});

test('a font of a person stays when the design or the branch changes, and is no change of the style', () => {
  const serif = cardOf({ ...flat, companyFont: 'Marcellus', dataFont: 'Marcellus', nameFont: 'Lato' });
  const content = { texts: { fullName: 'Ján' }, setIn: 'Inter' } as const;
  const before = applyDesign(aDesign({ branches: [kosice] }), content);
  const after = applyDesign(aDesign({ card: serif, branches: [kosice] }), content);
  expect(after.style.fonts).toEqual({ company: 'Inter', data: 'Inter' });
  expect(after.style.fonts).toEqual(before.style.fonts);
  expect(cardInBranch(aDesign({ card: serif, branches: [kosice] }), content, 'kosice').style).toEqual(
    after.style,
  );
  expect(styleProblems(aDesign({ card: serif }), content, flatOf(after))).toEqual([]);
  expect(styleProblems(aDesign({ card: serif }), noTexts, flatOf(after))).toContain('companyFont');
});
