import { expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { newCard } from '#domain/card/card.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { groupCards } from './group-cards.ts';

const time = '2026-01-01T00:00:00.000Z';
const aCard = (name: string, fields: Partial<SavedCard> = {}): SavedCard => ({
  id: name,
  name,
  companyName: 'Kvások',
  fullName: name,
  version: 1,
  createdAt: time,
  updatedAt: time,
  ...fields,
});
const aDesign = (id: string, ...branches: string[]): SavedDesign => ({
  id,
  name: `Design ${id}`,
  version: 1,
  card: { ...newCard, content: { companyName: 'Kvások', fullName: 'Sample' } },
  rules: defaultRules(newCard.content),
  branches: branches.map((name) => ({ id: `${id} ${name}`, name, texts: {} })),
  takesPeopleAtOnce: false,
  cardCount: 0,
  createdAt: time,
  updatedAt: time,
});
const names = { noBranch: 'Without a branch', noDesign: 'Without a design' };
const grouped = (cards: SavedCard[], ...designs: SavedDesign[]) =>
  groupCards(cards, designs, names, 'sk').map(({ name, cards }) => [name, cards.map((card) => card.name)]);
const of = (designId: string, branch?: string) => ({
  designId,
  ...(branch && { branchId: `${designId} ${branch}` }),
});

test('groups are in the order of their names in the language, those without a name last', () => {
  const cards = [
    aCard('A'),
    aCard('B', of('1')),
    aCard('C', of('1', 'Žilina')),
    aCard('D', of('1', 'Čadca')),
    aCard('E', of('1', 'Žilina')),
  ];
  expect(grouped(cards, aDesign('1', 'Žilina', 'Čadca', 'Cífer'))).toEqual([
    ['Čadca', ['D']],
    ['Žilina', ['C', 'E']],
    ['Without a branch', ['B']],
    ['Without a design', ['A']],
  ]);
});

test('branches of the same name are two groups when they are of two designs', () => {
  const cards = [aCard('A', of('1', 'Nitra')), aCard('B', of('2', 'Nitra'))];
  expect(grouped(cards, aDesign('1', 'Nitra'), aDesign('2', 'Nitra'))).toEqual([
    ['Nitra · Design 1', ['A']],
    ['Nitra · Design 2', ['B']],
  ]);
});

test('the cards of a design without branches are a group with its name', () => {
  expect(grouped([aCard('A', of('1')), aCard('B')], aDesign('1'))).toEqual([
    ['Design 1', ['A']],
    ['Without a design', ['B']],
  ]);
});

test('a card whose branch was removed from its design has none', () => {
  expect(grouped([aCard('A', of('1', 'Nitra'))], aDesign('1', 'Martin'))).toEqual([
    ['Without a branch', ['A']],
  ]);
});
