import { beforeAll, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { standardProfile } from '../profile/print-profile.ts';
import type { PrintAssets } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf } from '../testing/read-content.ts';
import { type OrderTexts, renderOrderSheet } from './order-sheet.ts';

const fonts = fontsFromDisk();
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts, standardProfile);
});

const texts: OrderTexts = {
  title: 'Order of business cards',
  facts: [
    { label: 'Stock', value: '350 g' },
    { label: 'Contact', value: '' },
  ],
  columns: { person: 'Person', branch: 'Branch', quantity: 'Quantity' },
  total: '{0} people, {1} cards',
  page: '{0} / {1}',
};

function ordered(names: readonly string[]) {
  const cards = names.map((name) => ({
    front: { scene: layoutCard(cardOf({ fullName: name, companyName: 'Tatra' }), fonts) },
    name,
    position: 'Zvukár',
    branch: 'Košice',
    quantity: 200,
  }));
  const metadata = {
    title: 'Order',
    createdAt: new Date(0),
    documentId: '01934b5e-7f00-7000-8000-000000000001',
  };
  return openPdf(renderOrderSheet(cards, texts, fonts, assets, standardProfile, metadata));
}

test('an order sheet is A4 and has each person with quantity, the facts that are known, and the sum', () => {
  const pdf = ordered(['Ľubica Šťastná', 'Ján Kováč']);
  const [page] = pdf.pages;
  if (!page) throw new Error('There is no page');
  expect(pdf.numbers(page, '/MediaBox').map(Math.round)).toEqual([0, 0, 595, 842]);
  const lines = linesOf(pdf, page).map(({ text }) => text);
  expect(lines).toEqual(
    expect.arrayContaining(['Ľubica Šťastná', 'Ján Kováč', 'Košice', '350 g', '2 people, 400 cards']),
  );
  expect(lines).not.toContain('Contact');
  // Only the page is not a card.
  expect(preflight(pdf).filter((problem) => !['cut size', 'bleed'].includes(problem))).toEqual([]);
});

test('a long order goes on on the next page, and a name without room is cut with an ellipsis', () => {
  const pdf = ordered([...Array.from({ length: 39 }, (_, number) => `Eva ${number}`), 'Anna '.repeat(40)]);
  expect(pdf.pages.length).toBe(3);
  const lines = pdf.pages.flatMap((page) => linesOf(pdf, page).map(({ text }) => text));
  expect(lines.filter((line) => line.startsWith('Eva '))).toHaveLength(39);
  expect(lines.find((line) => line.startsWith('Anna Anna'))).toMatch(/…$/);
  expect(lines).toContain('40 people, 8000 cards');
});
