import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import {
  applyDesign,
  type CompanyDesign,
  defaultRules,
  type PersonContent,
} from '#domain/design/company-design.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { GlyphRun } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { type SizeChoice, sharedSizesFor, sizesOfList, withSharedSizes } from './company-sizes.ts';

const card = cardOf({
  companyName: 'TatraTech',
  fullName: 'Eva Marek',
  position: 'CEO',
  phone: '+421 905 123 058',
  email: 'eva@tatratech.sk',
  layout: 'divider',
});
const design: CompanyDesign = { card, rules: defaultRules(card.content), branches: [] };
const tools = { fonts: fontsFromDisk(), logo: { width: 600, height: 600 } };

const person = (fullName: string, mailbox: string): PersonContent => ({
  texts: {
    fullName,
    position: 'Technik',
    phone: '+421 905 123 058',
    email: `${mailbox}@tatratech.sk`,
  },
});
const short = ['Eva Marek', 'Ján Kováč', 'Peter Baláž'].map((name, index) => person(name, `p${index}`));
const long = [
  person('Ing. Mária Kolesárová', 'maria.kolesarova'),
  person('Tomáš Bartoš', 'tomas.bartos.personalne.odd'),
];
const endless = person('W'.repeat(120), 'x'.repeat(150));

function runsOf(content: PersonContent, typeset: SharedSizes): GlyphRun[] {
  const { items } = layoutCard(
    applyDesign(withSharedSizes(design, typeset), content),
    tools.fonts,
    tools.logo,
  );
  return items.filter((item) => item.kind === 'text');
}

const current = sharedSizesFor(design, [], tools);

/** What is proposed for a list of a design whose present cards are these. */
function sizesOf(
  people: readonly PersonContent[],
  others: readonly PersonContent[] = [],
  choice?: SizeChoice,
) {
  const list = { people, existing: [...short, ...others], others, choice: choice ?? null };
  return sizesOfList(withSharedSizes(design, current), list, tools);
}
const proposed = (...list: Parameters<typeof sizesOf>) => sizesOf(...list).proposal;

test('a design without sizes gets those of its own texts, or of its cards', () => {
  expect(runsOf({ texts: card.content }, current)).toEqual(
    layoutCard(card, tools.fonts, tools.logo).items.filter((item) => item.kind === 'text'),
  );
  expect(sharedSizesFor(design, [...short, ...long], tools).sizes.email).toBeLessThan(
    current.sizes.email ?? 0,
  );
});

test('a design keeps its sizes while all cards fit, and gets smaller ones when they no longer do', () => {
  const sized = withSharedSizes(design, { ...current, sizes: { ...current.sizes, fullName: 8 } });
  expect(sharedSizesFor(sized, short, tools)).toBe(sized.card.style.typeset);
  expect(sharedSizesFor(sized, [...short, ...long], tools).sizes.email).toBeLessThan(
    current.sizes.email ?? 0,
  );
});

test('a list whose people all fit proposes nothing', () => {
  expect(proposed(short)).toBeNull();
});

test('people who do not fit are named with the size that they need, and all fit at it', () => {
  const people = [...short, ...long];
  const proposal = proposed(people);
  expect(proposal?.forcedBy).toEqual([3, 4]);
  const email = proposal?.smaller.find(({ fields }) => fields.includes('email'));
  expect(email).toMatchObject({ fields: ['phone', 'email'], beforePt: current.sizes.email });
  for (const content of people) {
    const runs = proposal ? runsOf(content, proposal.typeset) : [];
    expect(runs.filter(({ isTooLong }) => isTooLong)).toEqual([]);
    expect(runs.find(({ field }) => field === 'email')?.sizePt).toBe(email?.afterPt);
  }
});

test('a person who fits at no size does not make the others smaller', () => {
  expect(proposed([...short, endless])).toBeNull();
  const without = proposed([...short, ...long]);
  const withEndless = proposed([...short, ...long, endless]);
  expect(withEndless).toEqual(without);
});

test('the sizes that are proposed also fit the cards that are not on the list', () => {
  const smaller = sharedSizesFor(design, [...short, ...long], tools);
  const proposal = proposed([long[1] ?? endless], [long[0] ?? endless]);
  expect(proposal?.forcedBy).toEqual([0]);
  expect(proposal?.typeset.sizes).toEqual(smaller.sizes);
});

test('with the sizes of the design one new colleague changes no card of the others', () => {
  const before = short.map((content) => runsOf(content, current));
  expect(proposed([...short, ...long])).not.toBeNull();
  expect(short.map((content) => runsOf(content, current))).toEqual(before);
  const positions = [...short, ...long].map((content) => runsOf(content, current));
  for (const field of ['companyName', 'fullName', 'phone'] as const) {
    const places = positions.map((runs) => runs.find((run) => run.field === field));
    expect(new Set(places.map((run) => run?.sizePt)).size, `sizes of ${field}`).toBe(1);
    expect(new Set(places.map((run) => run?.y)).size, `baselines of ${field}`).toBe(1);
  }
});

test('the first list of a design has the sizes that all of it fit; later ones keep those of the design', () => {
  const people = [...short, ...long];
  const first = sizesOfList(
    design,
    { people, existing: [{ texts: card.content }], others: [], choice: null },
    tools,
  );
  expect(first).toMatchObject({ choice: 'fitting', typeset: first.proposal?.typeset });
  const later = sizesOf(people);
  expect(later).toMatchObject({ choice: 'kept', typeset: current });
  expect(sizesOf(people, [], 'fitting').typeset).toEqual(later.proposal?.typeset);
  expect(sizesOf(short, [], 'fitting')).toMatchObject({ typeset: current, proposal: null });
});

test('a row that is refused makes nobody smaller', () => {
  const [nameless, mistyped] = [
    person('', 'tomas.bartos.personalne.odd'),
    person('Tomáš', 'tomas bartos personalne'),
  ];
  expect(proposed([...short, nameless, mistyped])).toBeNull();
});
