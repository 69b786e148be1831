import { expect, test } from 'vitest';
import { byMailbox, mailboxes, tickedAtFirst } from './mailed-people.ts';

const person = (name: string, email: string) => ({ id: name, designId: 'design', name, email });
const office = ['Filip', 'Emil', 'Dana', 'Cyril', 'Beata', 'Adam'].map((name) =>
  person(name, name === 'Adam' ? 'Office@cards.example' : 'office@cards.example'),
);
const people = [person('Nobody', ''), ...office, person('Zora', 'zora@cards.example')];

test('people who share a mailbox stand together, and those without an address last', () => {
  expect(byMailbox(people).map(({ name }) => name)).toEqual([
    ...['Adam', 'Beata', 'Cyril', 'Dana', 'Emil', 'Filip'],
    ...['Zora', 'Nobody'],
  ]);
  expect([...mailboxes(people)]).toEqual([
    ['office@cards.example', 6],
    ['zora@cards.example', 1],
  ]);
});

test('who has an address is ticked at first, five of one mailbox', () => {
  expect([...tickedAtFirst(people)]).toEqual(['Adam', 'Beata', 'Cyril', 'Dana', 'Emil', 'Zora']);
});
