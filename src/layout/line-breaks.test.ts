import { expect, test } from 'vitest';
import { applyPatch, type Card, type CardContent, emptyCard, type Layout } from '#domain/card/card.ts';
import { contentOnOneLine } from '#domain/card/card-lines.ts';
import { linesOf } from '#domain/card/line-breaks.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { brokenCards } from '../../tools/print/samples/broken-cards.ts';
import { checkSides } from './check/check-print.ts';
import type { Finding } from './check/findings.ts';
import type { Size } from './guides.ts';
import { layoutSides } from './layout-sides.ts';
import type { GlyphRun, Scene } from './scene.ts';

const fonts = fontsFromDisk();

/** `npm run test:full -- breaks` lays out 2,000. */
const count = Number(process.env.BROKEN_CARDS ?? 120);

const person = {
  companyName: 'Kvások',
  fullName: 'Ing. Alexandra Hviezdoslavová',
  phone: '+421 2 5443 1180',
};

function cardWith(content: CardContent, style: Partial<Card['style']> = {}): Card {
  return applyPatch(emptyCard, { content: { ...person, ...content }, style });
}

function runsOf(scenes: readonly Scene[], field?: TextField): GlyphRun[] {
  return scenes
    .flatMap(({ items }) => items)
    .filter((item) => item.kind === 'text')
    .filter((run) => field === undefined || run.field === field);
}

const linesOn = (card: Card, field: TextField) =>
  runsOf(layoutSides(card, fonts), field).map(({ text }) => text.trimEnd());

function findingsOf(card: Card, logo?: Size): readonly Finding[] {
  const scenes = layoutSides(card, fonts, logo);
  return checkSides({ card, scenes, hasLogo: logo !== undefined }).flatMap(({ findings }) => findings);
}

test.each<Layout>(['classic', 'centered', 'editorial', 'bold', 'banner'])(
  'a name and an address are broken where their person wants it: %s',
  (layout) => {
    const card = cardWith(
      { fullName: 'Ing. Alexandra\nHviezdoslavová', street: 'Nová 1\n2. poschodie' },
      { layout },
    );
    expect(linesOn(card, 'fullName')).toEqual(['Ing. Alexandra', 'Hviezdoslavová']);
    expect(linesOn(card, 'street')).toEqual(['Nová 1', '2. poschodie']);
    expect(findingsOf(card).map(({ code }) => code)).not.toContain('BREAK_NOT_KEPT');
  },
);

test('a broken text in rows of texts is in a row of its own', () => {
  const card = cardWith({ street: 'Nová 1\nBlok B', city: 'Nitra' }, { layout: 'centered' });
  const runs = runsOf(layoutSides(card, fonts));
  const baselines = new Set(runs.filter(({ field }) => field === 'street').map(({ y }) => y.toFixed(3)));
  expect(baselines.size).toBe(2);
  expect(runs.filter(({ field, y }) => field !== 'street' && baselines.has(y.toFixed(3)))).toEqual([]);
});

test('lines that have no room are read with a space, and the print check names them', () => {
  const long = 'Nezávislé združenie slovenských vinárov a ovocinárov';
  const card = cardWith({ fullName: `Mgr. Ing. ${long} ${long}\nPhD.` });
  expect(linesOn(card, 'fullName').join(' ')).toBe(`Mgr. Ing. ${long} ${long} PhD.`);
  expect(findingsOf(card).find(({ code }) => code === 'BREAK_NOT_KEPT')).toMatchObject({
    subject: 'fullName',
    measured: 0,
    needed: 1,
  });
});

test('breaks give way on a card that is too full for them, those of the contact first', () => {
  const address = {
    street: 'Nová 1\nBlok B',
    city: '949 01\nNitra',
    free1: 'IČO\n45 118 220',
    free2: 'Po – Pi\n9 – 17',
  };
  const card = cardWith({
    ...address,
    fullName: 'Alexandra\nHviezdoslavová',
    email: 'a@kvasok.example',
    mobile: '+421 905 318 442',
  });
  const small = { ...card, format: { widthMm: 60, heightMm: 40 } };
  const findings = findingsOf(small);
  expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual(
    ['street', 'city', 'free1', 'free2'].map((field) => `BREAK_NOT_KEPT ${field}`),
  );
  expect(linesOn(small, 'fullName')).toEqual(['Alexandra', 'Hviezdoslavová']);
});

test('a legal form below the name of its company stays as it is registered', () => {
  const card = cardWith({ companyName: 'Straße Möbel\ns. r. o.' }, { layout: 'centered' });
  expect(linesOn(card, 'companyName')).toEqual(['STRASSE MÖBEL', 's. r. o.']);
});

test('a text on the back is broken too', () => {
  const back = { kind: 'text', message: { text: 'Pon – Pia\n8 – 16' } } as const;
  const [, scene] = layoutSides({ ...cardWith({}), back }, fonts);
  expect(runsOf(scene ? [scene] : []).map(({ text }) => text.trim())).toEqual(['Pon – Pia', '8 – 16']);
});

test('cards with line breaks and labels of their own have all their text, and each break is kept or named', () => {
  const faults: string[] = [];
  const problems: string[] = [];
  const breaks = { asked: 0, kept: 0 };
  for (const { card, logo, name } of brokenCards(count)) {
    const { content } = card;
    const scenes = layoutSides(card, fonts, logo);
    const findings = checkSides({ card, scenes, hasLogo: logo !== undefined }).flatMap(
      (check) => check.findings,
    );
    const onOneLine = findingsOf({ ...card, content: contentOnOneLine(content) }, logo);
    for (const field of textFields) {
      const shown = runsOf(scenes, field);
      if (shown.length === 0 || !content[field]) continue;
      const needed = linesOf(content[field]).length - 1;
      const kept = shown.filter(({ endsAtBreak }) => endsAtBreak).length;
      const label = field in (content.labels ?? {}) ? content.labels?.[field as 'phone'] : undefined;
      const isNamed = findings.some(({ code, subject }) => code === 'BREAK_NOT_KEPT' && subject === field);
      breaks.asked += needed;
      breaks.kept += kept;
      if (kept < needed !== isNamed) faults.push(`${field} has lost a break: ${name}`);
      if (label && !shown[0]?.text.startsWith(label.replaceAll(' ', '\u00a0')))
        faults.push(`${field} has lost its label: ${name}`);
      if (!hasText(shown, content[field])) faults.push(`${field} is not complete: ${name}`);
    }
    const added = findings.filter(
      ({ code, level, subject }) =>
        code !== 'BREAK_NOT_KEPT' &&
        level === 'problem' &&
        !onOneLine.some((one) => one.code === code && one.subject === subject),
    );
    if (added.length > 0) problems.push(`${JSON.stringify(added)}: ${name}`);
  }
  if (process.env.BROKEN_CARDS) console.info(JSON.stringify({ count, breaks, faults, problems }, null, 2));
  expect(faults).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(0.002 * count);
  expect(breaks.kept).toBeGreaterThan(0.9 * breaks.asked);
});

/** Whether lines have the letters of a text, whatever their case: the back of a look may repeat some. */
function hasText(runs: readonly GlyphRun[], text: string): boolean {
  const letters = (shown: string) => shown.replaceAll(/\s/g, '').toLowerCase().replaceAll('ß', 'ss');
  return letters(runs.map((run) => run.text).join('')).includes(letters(text));
}

test('a text without a break has the very same Scene', () => {
  for (const { card, logo } of brokenCards(12)) {
    const plain = contentOnOneLine({ ...card.content, labels: undefined });
    const trailing = { ...plain, fullName: `${plain.fullName}\n` };
    const scene = (content: CardContent) => layoutSides({ ...card, content }, fonts, logo);
    expect(scene(trailing)).toEqual(scene(plain));
  }
});
