import { expect, test } from 'vitest';
import { matchPortraits } from './match-portraits.ts';

const cardOf = (id: string, email?: string) => ({
  id,
  version: 1,
  texts: email === undefined ? {} : { email },
  branchId: undefined,
});
const cards = [cardOf('1', 'Elena@lumen.example'), cardOf('2', 'jan@lumen.example'), cardOf('3')];

test('a file belongs to the card with its name as email, whatever its case and ending', () => {
  const files = ['elena@lumen.example.JPG', 'jan@lumen.example.png'].map((name) => ({ name }));
  const { portraits, unknown } = matchPortraits(files, cards);
  expect(portraits.map(({ file, card }) => [file.name, card.id])).toEqual([
    ['elena@lumen.example.JPG', '1'],
    ['jan@lumen.example.png', '2'],
  ]);
  expect(unknown).toEqual([]);
});

test('other files, a second one for a person and one without a name are left out', () => {
  const files = ['elena@lumen.example.jpg', 'elena@lumen.example.png', 'team.jpg', '.jpg'].map((name) => ({
    name,
  }));
  expect(matchPortraits(files, cards).unknown).toEqual(['elena@lumen.example.png', 'team.jpg', '.jpg']);
});

test('an email that two people share names neither of them', () => {
  const shared = [cardOf('1', 'recepcia@lumen.example'), cardOf('2', 'Recepcia@lumen.example'), cards[1]];
  const files = ['recepcia@lumen.example.jpg', 'jan@lumen.example.jpg'].map((name) => ({ name }));
  const { portraits, unknown } = matchPortraits(
    files,
    shared.filter((card) => card !== undefined),
  );
  expect(portraits.map(({ card }) => card.id)).toEqual(['2']);
  expect(portraits.map(({ file }) => file.name)).toEqual(['jan@lumen.example.jpg']);
  expect(unknown).toEqual(['recepcia@lumen.example.jpg']);
});
