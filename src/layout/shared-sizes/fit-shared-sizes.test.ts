import { describe, expect, test } from 'vitest';
import { type CardContent, layouts, newCard, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { everydayTexts, numbersFrom } from '../../../tools/print/samples/everyday-texts.ts';
import { checkPrint } from '../check/check-print.ts';
import { layoutCard } from '../layout-card.ts';
import { suggestedLogoSize } from '../layouts/plan-of.ts';
import type { GlyphRun, Scene } from '../scene.ts';
import { fitSharedSizes } from './fit-shared-sizes.ts';

const fonts = fontsFromDisk();
const logo = { width: 600, height: 600 };

const company = { companyName: 'TatraTech, s. r. o.', website: 'www.tatratech.sk' };
const person = (fullName: string, position: string, mailbox: string): CardContent => ({
  ...company,
  fullName,
  position,
  phone: '+421 905 123 058',
  email: `${mailbox}@tatratech.sk`,
  street: 'Národná 5',
  city: '010 01 Žilina',
});
const people = [
  person('Mgr. Žofia Hudák', 'Obchodný zástupca', 'zofia.hudak'),
  person('Peter Baláž', 'Vedúci oddelenia zákazníckej podpory a reklamácií', 'peter.balaz'),
  person('Ing. Katarína Mikulášová-Hviezdoslavová, PhD.', 'Účtovníčka', 'katarina.mikulasova.hviezdoslavova'),
  person('Ondrej Šťastný', 'Developer', 'ondrej.stastny'),
];

const runsOf = ({ items }: Scene): GlyphRun[] => items.filter((item) => item.kind === 'text');
const firstOf = (scene: Scene, field: TextField) => runsOf(scene).find((run) => run.field === field);
const aDesign = (changed: FlatCard): FlatCard => {
  const design = { ...flatOf(newCard), ...changed };
  return { ...design, logoSize: suggestedLogoSize(cardOf(design)) };
};

describe.each(layouts)('the cards of a company in %s', (layout) => {
  test.each(orientations)(
    '%s: each text has one size, and blocks start at the same heights',
    (orientation) => {
      const design = aDesign({ layout, orientation });
      const typeset = fitSharedSizes(cardOf(design), people, fonts, logo);
      const scenes = people.map((texts) => layoutCard(cardOf({ ...design, ...texts, typeset }), fonts, logo));
      for (const field of textFields) {
        const runs = scenes.flatMap((scene) => firstOf(scene, field) ?? []);
        expect(new Set(runs.map(({ sizePt }) => sizePt)).size, field).toBeLessThanOrEqual(1);
      }
      for (const field of ['companyName', 'fullName', 'phone'] as const) {
        const starts = scenes.map((scene) => firstOf(scene, field)?.y.toFixed(6));
        expect(new Set(starts).size, `the heights of ${field}`).toBe(1);
      }
      const problems = scenes.flatMap((scene) =>
        checkPrint(scene).findings.filter(({ level }) => level === 'problem'),
      );
      expect(problems).toEqual([]);
    },
  );
});

test('a new colleague does not move the others, and a text of any length keeps the size', () => {
  const design = aDesign({ layout: 'divider' });
  const typeset = fitSharedSizes(cardOf(design), people, fonts, logo);
  const longer = person('prof. MUDr. Vladimír Československý-Podhradský, DrSc.', 'CEO', 'vladimir');
  const scene = layoutCard(cardOf({ ...design, ...longer, typeset }), fonts, logo);
  expect(firstOf(scene, 'fullName')?.sizePt).toBe(typeset.sizes.fullName);
  expect(firstOf(scene, 'fullName')?.y).toBe(typeset.blocks.person?.y);
});

test('an address that no card had before has the size of the contact', () => {
  const design = aDesign({ layout: 'columns' });
  const withoutAddress = people.map(({ street: _, city: __, ...texts }) => texts);
  const typeset = fitSharedSizes(cardOf(design), withoutAddress, fonts, logo);
  const smaller = { ...typeset, sizes: { ...typeset.sizes, phone: 6.5, email: 6.5 } };
  const scene = layoutCard(cardOf({ ...design, ...people[0], typeset: smaller }), fonts, logo);
  expect(typeset.sizes.street).toBeUndefined();
  expect(firstOf(scene, 'street')?.sizePt).toBe(6.5);
});

test('a long email makes the contact of all cards smaller', () => {
  const design = aDesign({ layout: 'divider' });
  expect(fitSharedSizes(cardOf(design), people, fonts, logo).sizes.email).toBeLessThan(7);
  const short = people.filter((_, index) => index !== 2);
  expect(fitSharedSizes(cardOf(design), short, fonts, logo).sizes.email).toBe(7);
});

test('short texts keep the planned sizes and places of their layout', () => {
  const texts = {
    companyName: 'Lumi',
    fullName: 'Eva Marek',
    position: 'Architect',
    phone: '0900',
    email: 'eva@lumi.sk',
  };
  const design = aDesign({ layout: 'classic' });
  const typeset = fitSharedSizes(cardOf(design), [texts], fonts, logo);
  expect(typeset.sizes).toEqual({ companyName: 13, fullName: 11, position: 7.5, phone: 7, email: 7 });
  expect(layoutCard(cardOf({ ...design, ...texts, typeset }), fonts, logo)).toEqual(
    layoutCard(cardOf({ ...design, ...texts }), fonts, logo),
  );
});

test('thirty everyday people of one company fit without a text too long for its lines', () => {
  const next = numbersFrom(20_261_116);
  const team = Array.from({ length: 30 }, () => {
    const { fullName = '', position, mobile, email } = everydayTexts(next);
    return { ...company, fullName, position, mobile, email, city: '010 01 Žilina' };
  });
  for (const layout of layouts) {
    const design = aDesign({ layout });
    const typeset = fitSharedSizes(cardOf(design), team, fonts, logo);
    const names = team.flatMap((texts) =>
      runsOf(layoutCard(cardOf({ ...design, ...texts, typeset }), fonts, logo)).filter(
        ({ field }) => field === 'fullName',
      ),
    );
    expect(
      names.filter(({ isTooLong }) => isTooLong),
      layout,
    ).toEqual([]);
  }
});
