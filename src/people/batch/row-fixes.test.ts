import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { applyDesign, type CompanyDesign, defaultRules } from '#domain/design/company-design.ts';
import { compareCard } from '#domain/design/compare-card.ts';
import { listCellsOf } from '#domain/design/list-cells.ts';
import { type ExistingCard, matchCards } from '#domain/design/match-cards.ts';
import { contentWith } from '#domain/design/person-content.ts';
import { type RowFix, withFixes } from './row-fixes.ts';

const eva = { row: 2, texts: { fullName: 'Eva Malá', email: 'eva@tatra' }, branch: 'Praha' };
const jan = { row: 3, texts: { fullName: 'Ján Kováč' }, branch: '' };

test('a fix replaces the texts and the branch that it names; the others are those of the list', () => {
  const fixes = new Map([
    [2, { texts: { email: 'eva@tatra.sk', position: 'Zvukárka' } }],
    [3, { texts: {}, branch: 'Košice' }],
  ]);
  expect(withFixes([eva, jan], fixes)).toMatchObject([
    {
      ...eva,
      texts: { fullName: 'Eva Malá', email: 'eva@tatra.sk', position: 'Zvukárka' },
      fixed: ['position', 'email'],
      cells: { texts: { email: 'eva@tatra', position: '' } },
    },
    { ...jan, branch: 'Košice', fixed: ['branch'], cells: { texts: {}, branch: '' } },
  ]);
});

test('a fix can empty a text and take a branch away', () => {
  expect(withFixes([eva], new Map([[2, { texts: { email: '' }, branch: '' }]]))).toMatchObject([
    { row: 2, texts: { fullName: 'Eva Malá', email: '' }, branch: '' },
  ]);
});

test('a font that was chosen for a person holds with the next list, until somebody takes it back', () => {
  const content = (fix: RowFix, before: ExistingCard | null) => {
    const [person] = withFixes([jan], new Map([[3, fix]]));
    if (!person) throw new Error('A row is a person');
    return contentWith(design, person, before);
  };
  expect(content({ texts: {}, setIn: 'Inter' }, null).setIn).toBe('Inter');
  const texts = { companyName: 'Tatra', ...jan.texts };
  const card = { id: 'a', version: 1, texts, branchId: undefined, setIn: 'Inter' } as const;
  expect(contentWith(design, jan, card).setIn).toBe('Inter');
  expect(compareCard(applyDesign(design, card), card, card)).toEqual({ kind: 'same', id: 'a' });
  const takenBack = content({ texts: {}, setIn: null }, card);
  expect(takenBack.setIn).toBeUndefined();
  expect(compareCard(applyDesign(design, takenBack), takenBack, card)).toMatchObject({
    kind: 'changed',
    isCertain: true,
  });
});

const fullCard = cardOf({ companyName: 'Tatra', fullName: 'Elena' });
const design: CompanyDesign = {
  card: fullCard,
  rules: defaultRules(fullCard.content),
  branches: ['Košice', 'Praha'].map((name) => ({ id: name, name, texts: {} })),
};

test('what was put right holds next month, as long as the cell says the same', () => {
  const row = { row: 2, texts: { fullName: 'Jan Kovac', email: 'jan@tatra' }, branch: 'Kosice HQ' };
  const fixes = new Map([[2, { texts: { fullName: 'Ján Kováč', email: 'jan@tatra.sk' }, branch: 'Košice' }]]);
  const [first] = withFixes([row], fixes);
  if (!first) throw new Error('A row is a person');
  const content = contentWith(design, first, null);
  const texts = applyDesign(design, content).content;
  const last = listCellsOf(design, first);
  const card = { id: 'a', version: 1, texts, branchId: content.branchId, last };
  expect(card).toMatchObject({ texts: { fullName: 'Ján Kováč', email: 'jan@tatra.sk' }, branchId: 'Košice' });
  const nextMonth = (change: object) => {
    const person = { ...row, ...change };
    const [match = null] = matchCards(design, [person], [card]).matches;
    const again = contentWith(design, person, match);
    return compareCard(applyDesign(design, again), again, match);
  };
  expect(nextMonth({})).toEqual({ kind: 'same', id: 'a' });
  const moved = { branch: 'Praha', texts: { ...row.texts, email: 'kovac@tatra.sk' } };
  expect(nextMonth(moved)).toMatchObject({
    kind: 'changed',
    id: 'a',
    changes: [{ field: 'email', before: 'jan@tatra.sk', after: 'kovac@tatra.sk' }],
    isCertain: true,
  });
});
