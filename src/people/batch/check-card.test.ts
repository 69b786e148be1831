import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { type CompanyDesign, defaultRules } from '#domain/design/company-design.ts';
import { personContent } from '#domain/design/person-content.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { checkCard, checkSavedCard } from './check-card.ts';

const flat = { companyName: 'Tatra Sound', fullName: 'Adam Kriváň', layout: 'bold' } as const;
const card = cardOf(flat);
const tools = { fonts: fontsFromDisk(), logo: undefined, margins: {}, press: () => [] };

function aDesign(change: Partial<CompanyDesign> = {}): CompanyDesign {
  return { card, branches: [], rules: defaultRules(card.content), ...change };
}

function check(texts: object, design = aDesign(), branch = '') {
  const content = personContent(design, { texts: { fullName: 'Eva Marek', ...texts }, branch });
  const { problems } = checkCard(design, content, tools);
  return problems.map((problem) => (problem.kind === 'print' ? problem.cause.code : problem));
}

test('a complete row has no problem', () => {
  expect(check({ position: 'Účtovníčka', email: 'eva@tatrasound.com', phone: '+421 905 318 442' })).toEqual(
    [],
  );
});

test('a missing name, a text that is too long and a wrong email are problems of the row', () => {
  expect(check({ fullName: '' })).toEqual([{ kind: 'required', field: 'fullName' }]);
  expect(check({ email: 'filip@tatrasound' })).toEqual([{ kind: 'email', field: 'email' }]);
  expect(check({ position: 'p '.repeat(101) })).toContainEqual({ kind: 'tooLong', field: 'position' });
});

test('characters that no font has and texts without room are found by the print check', () => {
  expect(check({ position: '総務部長' })).toEqual(['MISSING_CHARACTERS']);
  const crowded = Object.fromEntries(
    ['position', 'department', 'mobile', 'phone', 'url', 'street', 'city', 'free1', 'free2'].map((field) => [
      field,
      'Vedúci odboru strategického plánovania '.repeat(5),
    ]),
  );
  expect(check(crowded).length).toBeGreaterThan(0);
});

test('a contrast that cannot be read is a problem of every row', () => {
  const pale = aDesign({ card: cardOf({ ...flat, backgroundColor: '#ffffff', fullNameColor: '#fefefe' }) });
  expect(check({}, pale)).toContain('LOW_CONTRAST');
});

test('a font that is not at hand is a problem of every card, named once for both sides', () => {
  const absent = customFont('ffffffff', 'Brand Sans');
  const back = { kind: 'text', message: { text: 'Počúvame', font: absent } } as const;
  const branded = cardOf({ ...flat, companyNameFont: absent, back });
  expect(check({}, aDesign({ card: branded }))).toEqual(['FONT_NOT_ON_DEVICE']);
  expect(checkSavedCard(branded, tools)).toMatchObject([
    { kind: 'print', cause: { code: 'FONT_NOT_ON_DEVICE', level: 'problem' } },
  ]);
});

test('a branch is found whatever its accents, and one that the design lacks is a problem', () => {
  const design = aDesign({ branches: [{ id: 'k', name: 'Košice', texts: { city: '040 01 Košice' } }] });
  expect(check({}, design, 'KOSICE')).toEqual([]);
  expect(check({}, design, 'Praha')).toEqual([{ kind: 'branch', name: 'Praha' }]);
  expect(check({}, aDesign(), 'Praha')).toEqual([]);
});

test('a column for a locked text is not used', () => {
  const design = aDesign();
  const content = personContent(design, {
    texts: { fullName: 'Eva', companyName: 'Other' },
    branch: '',
  });
  expect(checkCard(design, content, tools).card.content.companyName).toBe('Tatra Sound');
});

test('a text that got too long is named where it is asked for', () => {
  const long = {
    ...card,
    content: { ...card.content, fullName: 'Rechtsschutzversicherungsgesellschaften'.repeat(3) },
  };
  const tooLong = (problems: ReturnType<typeof checkSavedCard>) =>
    problems.filter((problem) => problem.kind === 'print' && problem.cause.code === 'TEXT_TOO_LONG');
  expect(tooLong(checkSavedCard(long, tools))).toEqual([]);
  expect(tooLong(checkSavedCard(long, tools, ['TEXT_TOO_LONG']))).toHaveLength(1);
  expect(checkSavedCard(card, tools, ['TEXT_TOO_LONG'])).toEqual([]);
});

test('a saved card has the problems that the print check finds on either side', () => {
  expect(checkSavedCard(card, tools)).toEqual([]);
  const back = { kind: 'text', message: { text: '総務部長' } } as const;
  expect(checkSavedCard({ ...card, back }, tools)).toMatchObject([
    { kind: 'print', cause: { code: 'MISSING_CHARACTERS' } },
  ]);
});
