import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import type { DesignDraft } from './design-draft.ts';
import { joinDesigns } from './join-designs.ts';

const content = { companyName: 'Tatra Sound', fullName: 'Adam', website: 'tatra.sk' };
const card = { ...cardOf({ layout: 'bold' }), content };
const [kosice, brno] = [
  { id: 'k', name: 'Košice', texts: { phone: '55 200' } },
  { id: 'b', name: 'Brno', texts: {} },
];
const base: DesignDraft = { name: 'Crew', card, rules: defaultRules(content), branches: [kosice] };

test('the look that the editor saved stays when the form saves words, and branches of both are kept', () => {
  const own = {
    ...base,
    card: { ...card, content: { ...content, website: 'tatrasound.sk' } },
    branches: [kosice, brno],
  };
  const other = {
    ...base,
    name: 'Whole crew',
    card: { ...card, style: { ...card.style, layout: 'split' as const } },
    branches: [{ ...kosice, texts: { phone: '55 201' } }],
  };
  const joined = joinDesigns(base, own, other);
  expect(joined.conflicts).toEqual([]);
  expect(joined.added).toEqual([{ kind: 'name' }, { kind: 'look' }, { kind: 'branch', id: 'k' }]);
  expect(joined.own).toMatchObject({
    name: 'Whole crew',
    card: { content: { website: 'tatrasound.sk' }, style: { layout: 'split' } },
    branches: [{ ...kosice, texts: { phone: '55 201' } }, brno],
  });
});

test('words, a rule and a branch that both changed are conflicts, each version whole', () => {
  const changed = (website: string, phone: string): DesignDraft => ({
    ...base,
    card: { ...card, content: { ...content, website } },
    branches: [{ ...kosice, texts: { phone } }],
  });
  const own = { ...changed('a.sk', '1'), rules: { ...base.rules, email: 'required' as const } };
  const other = { ...changed('b.sk', '2'), rules: { ...base.rules, email: 'hidden' as const } };
  const joined = joinDesigns(base, own, other);
  expect(joined.conflicts).toEqual([
    { kind: 'words', field: 'website' },
    { kind: 'rule', field: 'email' },
    { kind: 'branch', id: 'k' },
  ]);
  expect(joined.own).toEqual(own);
  expect(joined.other).toBe(other);
});

test('a branch that one version removed is gone, unless the other changed it', () => {
  const removed = { ...base, branches: [] };
  expect(joinDesigns(base, { ...base, name: 'Own' }, removed).own.branches).toEqual([]);
  const changed = { ...base, branches: [{ ...kosice, name: 'Košice 2' }] };
  expect(joinDesigns(base, removed, changed).conflicts).toEqual([{ kind: 'branch', id: 'k' }]);
});
