import { expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { csvFile } from '#domain/csv.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { personContent } from '#domain/design/person-content.ts';
import peopleEn from '#messages/en/people.ts';
import peopleSk from '#messages/sk/people.ts';
import startSk from '#messages/sk/start.ts';
import { matchColumns } from '#people/list/match-columns.ts';
import { readList } from '#people/list/read-list.ts';
import { readPeople } from '#people/list/read-people.ts';
import { en } from '../../../../shared/i18n/english.ts';
import { joinMessages } from '../../../../shared/i18n/messages.ts';
import { companyDesignOf } from '../../../../shared/team/cards-of-design.ts';
import { fullNameOf, sampleList, shownFields } from './list-file.ts';

const sk = joinMessages(startSk);

const texts = Object.fromEntries(textFields.map((field) => [field, `x ${field}`])) as Record<
  TextField,
  string
>;
const card = {
  ...texts,
  phone: '+421 2 594 100 11',
  mobile: '+421 905 318 442',
  email: 'eva@lumen.sk',
  url: 'lumen.sk/eva',
};

const design = {
  card: cardOf(card),
  rules: { ...defaultRules(card), companyName: 'required', website: 'optional' },
  branches: [{ id: 'k', name: 'Košice', texts: {} }],
} as unknown as SavedDesign;

test.each([
  ['English', en, peopleEn],
  ['Slovak', sk, peopleSk],
])('the %s sample is read back with every text in its place and its branch', async (_, messages, people) => {
  const columns = sampleList(design, messages.editor.fields, people.columns.parts.branch);
  const file = csvFile([columns.map(({ header }) => header), columns.map(({ cell }) => cell)], ';');
  const list = await readList(new TextEncoder().encode(file));
  const matches = matchColumns(list, shownFields(design));
  expect(matches.filter(({ certain }) => !certain)).toEqual([]);
  const [person] = readPeople(
    list,
    matches.map(({ target }) => target),
    card,
  );
  expect(person?.texts).toEqual(card);
  expect(person && personContent(companyDesignOf(design), person).branchId).toBe('k');
});

test('a design without branches has no branch in its sample', () => {
  const columns = sampleList({ ...design, branches: [] }, en.editor.fields, 'Branch');
  expect(columns.map(({ header }) => header)).not.toContain('Branch');
});

test('a row whose person has no name has no name, not the word undefined', () => {
  expect(fullNameOf({ card: cardOf({ companyName: 'Tatra Sound' }) })).toBe('');
  expect(fullNameOf({ card: cardOf({ companyName: 'Tatra Sound', fullName: ' ' }) })).toBe('');
  expect(fullNameOf({ card: cardOf({ companyName: 'Tatra Sound', fullName: 'Eva' }) })).toBe('Eva');
});
