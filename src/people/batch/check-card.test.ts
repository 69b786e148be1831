import { describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { type CompanyDesign, defaultRules } from '#domain/design/company-design.ts';
import { personContent } from '#domain/design/person-content.ts';
import { facesOfRun } from '#layout/scene.ts';
import { familyOf } from '#layout/text/faces.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { checkCard, checkSavedCard } from './check-card.ts';
import { sharedSizesFor, withSharedSizes } from './company-sizes.ts';
import { lacksLetters } from './lacks-letters.ts';

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

describe('a person whose letters the font of the design lacks', () => {
  const greek = { fullName: 'Αλέξανδρος Παπαδόπουλος', email: 'alexandros@tatrasound.com' };
  const designs = {
    plain: cardOf({ ...flat, companyFont: 'Marcellus', dataFont: 'Marcellus' }),
    'with a look': cardOf({
      ...flat,
      look: { id: 'bauhaus', version: 1, fonts: { heading: 'Marcellus', data: 'Marcellus' } },
    }),
  };

  test.each(Object.entries(designs))('has a card when it is set in Inter: %s', (_, branded) => {
    const design = aDesign({ card: branded });
    const asDesigned = checkCard(design, { texts: greek }, tools);
    expect(lacksLetters(asDesigned.problems)).toBe(true);
    const inInter = checkCard(design, { texts: greek, setIn: 'Inter' }, tools);
    expect(inInter.problems).toEqual([]);
    const faces = inInter.scenes.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? facesOfRun(item) : [])),
    );
    expect(new Set(faces.map(familyOf))).toEqual(new Set(['Inter']));
  });

  test('fits its texts itself, and makes no text of the others smaller', () => {
    const long = { fullName: 'Αλέξανδρος Παπαδόπουλος-Κωνσταντινίδης, διευθυντής', position: 'Διευθυντής' };
    const design = aDesign({ card: designs.plain });
    const own = sharedSizesFor(design, [], tools);
    const sized = withSharedSizes(design, own);
    expect(checkCard(sized, { texts: long, setIn: 'Inter' }, tools).problems).toEqual([]);
    expect(sharedSizesFor(sized, [{ texts: long, setIn: 'Inter' }], tools)).toBe(own);
  });

  test('letters that Inter lacks too stay a problem', () => {
    const chinese = { texts: { fullName: '総務部長' }, setIn: 'Inter' } as const;
    expect(checkCard(aDesign({ card: designs.plain }), chinese, tools).problems).toMatchObject([
      { kind: 'print', cause: { code: 'MISSING_CHARACTERS' } },
    ]);
  });
});
