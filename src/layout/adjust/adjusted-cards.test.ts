import { expect, test } from 'vitest';
import { adjustedValues } from '#domain/card/adjusted-values.ts';
import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import { textBlocks } from '#domain/card/shared-sizes.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { adjustedCards, placedCards } from '../../../tools/print/samples/adjusted-cards.ts';
import { textBox } from '../blocks/text-box.ts';
import { checkSides } from '../check/check-print.ts';
import type { Finding } from '../check/findings.ts';
import type { Size } from '../guides.ts';
import { layoutSides } from '../layout-sides.ts';

const fonts = fontsFromDisk();

/** `npm run test:full -- adjustments` lays out 10,000. */
const count = Number(process.env.ADJUSTED_CARDS ?? 120);

function findingsOf(card: Card, logo: Size | undefined): readonly Finding[] {
  const scenes = layoutSides(card, fonts, logo);
  return checkSides({ card, scenes, hasLogo: logo !== undefined }).flatMap(({ findings }) => findings);
}

/** What a person has asked for, or the print check's name for it. */
const asked: readonly Finding['code'][] = [
  'SIZE_NOT_KEPT',
  'SPACING_NOT_KEPT',
  'TEXT_TOO_SMALL',
  'FINE_TEXT_REVERSED',
  'FINE_TEXT_OF_SEVERAL_INKS',
];

/** Graphics end elsewhere around other text: as often as without adjustments. */
const ofGraphic: readonly Finding['code'][] = ['GRAPHIC_ENDS_NEAR_CUT', 'GRAPHIC_SLIVER'];

test('cards with adjustments keep the rules of print, and the chosen sizes on nine of ten', () => {
  const broken: string[] = [];
  const graphics = { with: 0, without: 0 };
  const sizes = { chosen: 0, kept: 0 };
  for (const { card, logo, name } of adjustedCards(count)) {
    const before = findingsOf(applyPatch(card, { style: { adjustments: undefined } }), logo);
    const findings = findingsOf(card, logo);
    // A long address in capitals has no room: the person chose these.
    const hasCapitals = Object.values(card.style.adjustments?.fields ?? {}).some(
      (own) => own.caps === 'upper',
    );
    const isNew = ({ code }: Finding) => !before.some((one) => one.code === code);
    const added = findings.filter((one) => ![...asked, ...ofGraphic].includes(one.code) && isNew(one));
    if (added.length > 0 && !hasCapitals) broken.push(`${name} ${JSON.stringify(added)}`);
    graphics.with += findings.filter(({ code }) => ofGraphic.includes(code)).length;
    graphics.without += before.filter(({ code }) => ofGraphic.includes(code)).length;
    if (!Object.values(card.style.adjustments?.fields ?? {}).some((own) => own.pt !== undefined)) continue;
    sizes.chosen += 1;
    if (!findings.some(({ code }) => code === 'SIZE_NOT_KEPT')) sizes.kept += 1;
  }
  if (process.env.ADJUSTED_CARDS) console.info(JSON.stringify({ count, sizes, graphics, broken }, null, 2));
  expect(broken).toEqual([]);
  expect(graphics.with).toBeLessThanOrEqual(graphics.without + Math.ceil(0.01 * count));
  expect(sizes.kept).toBeGreaterThanOrEqual(0.9 * sizes.chosen);
});

/** `npm run test:full -- adjustments` lays out 5,000. */
const placedCount = Number(process.env.PLACED_CARDS ?? 40);

/** A block that a person has moved may be near the edge, on a graphic or in its colours. */
const ofMoves: readonly Finding['code'][] = [
  'TEXT_PAST_SAFE_MARGIN',
  'TEXT_CROSSES_PANEL',
  'GRAPHIC_NEAR_TEXT',
  'LOW_CONTRAST',
];

const missedCodes: readonly Finding['code'][] = [
  'MOVE_NOT_KEPT',
  'ALIGNMENT_NOT_KEPT',
  'PLACE_NOT_KEPT',
  'CODE_SIZE_NOT_KEPT',
  'CODE_HAS_NO_ROOM',
  'CROP_NOT_KEPT',
];

test('blocks, logos, codes and crops have their places: nothing overlaps, and nine of ten wishes are kept', () => {
  const broken: string[] = [];
  const missed: Record<string, number> = {};
  const wishes = { all: 0, missed: 0 };
  for (const { card, logo, name } of placedCards(placedCount)) {
    const before = findingsOf(applyPatch(card, { style: { adjustments: undefined } }), logo);
    const findings = findingsOf(card, logo);
    const isMoved = textBlocks.some((block) => {
      const { dx, dy } = card.style.adjustments?.blocks?.[block] ?? {};
      return dx !== undefined || dy !== undefined;
    });
    const isNew = ({ code }: Finding) => !before.some((one) => one.code === code);
    const added = findings.filter(
      (one) =>
        isNew(one) &&
        !missedCodes.includes(one.code) &&
        // A code with much text has small modules: the check names them.
        one.code !== 'QR_MODULES_TOO_SMALL' &&
        ![...asked, ...ofGraphic].includes(one.code) &&
        !(isMoved && ofMoves.includes(one.code)),
    );
    if (added.length > 0) broken.push(`${name} ${JSON.stringify(added)}`);
    for (const { code } of findings.filter((one) => missedCodes.includes(one.code))) {
      missed[code] = (missed[code] ?? 0) + 1;
      wishes.missed += 1;
    }
    wishes.all += adjustedValues(card.style.adjustments).length;
    if (!isOnCard(card, logo)) broken.push(`${name} is past the cut`);
  }
  if (process.env.PLACED_CARDS)
    console.info(JSON.stringify({ placedCount, wishes, missed, broken }, null, 2));
  expect(broken).toEqual([]);
  expect(wishes.missed).toBeLessThanOrEqual(0.1 * wishes.all);
});

/** Whether text, logo and code are within the cut. */
function isOnCard(card: Card, logo: Size | undefined): boolean {
  const [front] = layoutSides(card, fonts, logo);
  const boxes = (front?.items ?? []).flatMap((item) => {
    if (item.kind === 'text') return [textBox(item)];
    return item.kind === 'qr' ? [item.box] : [];
  });
  return boxes.every(
    ({ x, y, width, height }) =>
      x > -0.01 &&
      y > -0.5 &&
      x + width < (front?.cut.width ?? 0) + 0.01 &&
      y + height < (front?.cut.height ?? 0) + 0.5,
  );
}

test('a size that has no room gives way last, and the print check names it with both numbers', () => {
  const content = {
    companyName: 'Kvások',
    fullName: 'Ing. Alexandra Hviezdoslavová',
    email: 'a@kvasok.example',
  };
  const sized = (pt: number) =>
    applyPatch(emptyCard, { content, style: { adjustments: { fields: { fullName: { pt } } } } });
  const sizeOf = (card: Card) =>
    layoutSides(card, fonts)[0]?.items.find((item) => item.kind === 'text' && item.field === 'fullName');
  expect(sizeOf(sized(16))).toMatchObject({ sizePt: 16 });
  expect(sizeOf(sized(6.5))).toMatchObject({ sizePt: 6.5 });
  expect(findingsOf(sized(16), undefined).map(({ code }) => code)).not.toContain('SIZE_NOT_KEPT');
  const huge = findingsOf(sized(72), undefined).find(({ code }) => code === 'SIZE_NOT_KEPT');
  expect(huge).toMatchObject({ subject: 'fullName', needed: 72 });
  expect(huge?.measured).toBeLessThan(72);
});

test.each(['as typed', 'upper'] as const)('capitals %s keep a legal form and a ß', (caps) => {
  const content = { companyName: 'Straße 9, s. r. o.', fullName: 'Jana Weiß' };
  const fields = { companyName: { caps }, fullName: { caps } };
  const [scene] = layoutSides(applyPatch(emptyCard, { content, style: { adjustments: { fields } } }), fonts);
  const texts = scene?.items.flatMap((item) => (item.kind === 'text' ? [item] : [])) ?? [];
  const copied = texts.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));
  expect(texts.map(({ text }) => text)).toContain(
    caps === 'upper' ? 'STRASSE 9, s. r. o.' : 'Straße 9, s. r. o.',
  );
  expect(copied).toContain(caps === 'upper' ? 'JANA WEIß' : 'Jana Weiß');
});

test('a text has the weight and the spacing that are chosen for it', () => {
  const fields = { fullName: { weight: 400, trackingEm: 0.1 } } as const;
  const content = { companyName: 'Kvások', fullName: 'Ema Malá' };
  const [scene] = layoutSides(applyPatch(emptyCard, { content, style: { adjustments: { fields } } }), fonts);
  const run = scene?.items.find((item) => item.kind === 'text' && item.field === 'fullName');
  expect(run).toMatchObject({ face: 'Inter 400', trackingEm: 0.1 });
});

test('a card whose adjustments change nothing has the very same Scene', () => {
  for (const { card, logo } of adjustedCards(12)) {
    const plain = applyPatch(card, { style: { adjustments: undefined } });
    const none = { ...plain, style: { ...plain.style, adjustments: { fields: {} } } };
    expect(layoutSides(none, fonts, logo)).toEqual(layoutSides(plain, fonts, logo));
  }
});
