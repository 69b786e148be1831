import { describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { anInvoice, sampleInvoices } from '#domain/invoice/testing/sample-invoices.ts';
import { brandMark } from '#layout/receipt/brand-mark.ts';
import { layoutReceipt } from '#layout/receipt/layout-receipt.ts';
import billingEn from '#messages/en/billing.ts';
import billingSk from '#messages/sk/billing.ts';
import startSk from '#messages/sk/start.ts';
import { logoBackground } from '#print/drawing/logo-background.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { printProfile } from '#print/profile/print-profile.ts';
import { receiptShop } from '#print/profile/print-shop.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { fontsFromDisk } from '../../../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../../../tools/print/print-from-disk.ts';
import { inFolder, missingPrintTools, runTool } from '../../../../../tools/print/testing/external-tools.ts';
import { en } from '../../../shared/i18n/english.ts';
import { joinMessages } from '../../../shared/i18n/messages.ts';
import { receiptText } from './receipt-text.ts';

const messages = {
  en: { ...en, billing: billingEn },
  sk: { ...joinMessages(startSk), billing: billingSk },
};
const customer = { username: 'elena', email: 'elena@lumen.example' };
const fonts = fontsFromDisk();
const profile = printProfile(receiptShop.settings);
const assets = await printAssetsFromDisk(fonts, profile);

function printed(invoice: Invoice, language: 'en' | 'sk') {
  const text = receiptText(invoice, customer, messages[language], language);
  const scene = layoutReceipt(text, fonts);
  const metadata = {
    title: text.title,
    createdAt: new Date(invoice.issuedAt),
    documentId: invoice.paymentId,
  };
  const ground = logoBackground(scene);
  const logo = ground && convertLogo(new TextEncoder().encode(brandMark), ground, 600, assets.colours);
  return { scene, logo, file: renderPdf([{ scene, logo }], assets, profile, metadata) };
}

const missing = missingPrintTools();

describe.skipIf(missing !== null && !process.env.CI)(`read back by poppler ${missing ?? ''}`, () => {
  const readBack = (file: Uint8Array<ArrayBuffer>) =>
    inFolder(file, (path) => runTool('pdftotext', ['-layout', path, '-'])).output.replaceAll('\u00a0', ' ');

  test.each([
    [
      'en',
      [
        'Invoice INV-2026-000017',
        'VAT ID SK2020123456',
        'VAT 23 %',
        '$16.83 USD',
        '$90.00 USD',
        '16 Nov 2026',
      ],
    ],
    [
      'sk',
      [
        'Faktúra INV-2026-000017',
        'IČ DPH SK2020123456',
        'DPH 23 %',
        '16,83 $',
        '90,00 $',
        'Hlavná 1, 040 01 Košice',
      ],
    ],
  ] as const)('an invoice in %s has numbers, amounts, seller and company', (language, said) => {
    const text = readBack(printed(anInvoice(), language).file);
    for (const part of [
      ...said,
      'Studio Sever s. r. o.',
      'IČO 12345678',
      'Atelier Lumen & Söhne <GmbH>',
      'SK2120999999',
    ])
      expect(text).toContain(part);
  });

  test('a receipt names the account, and a seller without VAT says so', () => {
    const seller = { ...anInvoice().seller, vatId: null, vatPercent: 0 };
    const countries = { company: null, billing: 'AT', card: null };
    const text = readBack(printed(anInvoice({ buyer: null, countries, seller }), 'en').file);
    for (const part of ['Receipt INV-2026-000017', 'elena@lumen.example', 'Austria', 'No VAT is charged'])
      expect(text).toContain(part);
    expect(text).not.toContain('VAT ID');
  });

  test('a credit note names the invoice that it corrects', () => {
    const note = sampleInvoices['a partial credit note with VAT'] ?? anInvoice();
    const text = readBack(printed(note, 'en').file);
    for (const part of ['Credit note CN-2026-000003', 'INV-2026-000017', '$12.34 USD'])
      expect(text).toContain(part);
  });

  test('qpdf finds no fault in the file', () => {
    const { output } = inFolder(printed(anInvoice(), 'sk').file, (path) =>
      runTool('qpdf', ['--check', path]),
    );
    expect(output).toContain('No syntax or stream encoding errors');
  });
});

test('the mark and the name of the product are above the title, the mark as vectors', () => {
  const { scene, logo } = printed(anInvoice(), 'en');
  const [mark, name, title] = scene.items;
  expect([mark?.kind, name, title]).toMatchObject([
    'logo',
    { text: 'Vizitka' },
    { text: 'Invoice INV-2026-000017' },
  ]);
  const { image } = mark as { image: { y: number; height: number } };
  const { y, sizePt } = title as { y: number; sizePt: number };
  expect(y - (sizePt * 25.4) / 72).toBeGreaterThan(image.y + image.height);
  expect(logo).toMatchObject({ images: [], drawing: { length: 4 } });
});

test('every text stays within the margins, however long the names are', () => {
  const buyer = {
    company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2),
    address: `${'Námestie Slovenského národného povstania 12, '.repeat(8)}811 01 Bratislava`,
    country: 'SK',
    registrationNumber: '36 123 456',
    vatId: 'SK2120999999',
  };
  const { scene, file } = printed(anInvoice({ buyer }), 'sk');
  const { safe } = scene.guides;
  for (const item of scene.items) {
    if (item.kind !== 'text') continue;
    expect(item.x).toBeGreaterThanOrEqual(safe.x);
    expect(item.x + item.width).toBeLessThanOrEqual(safe.x + safe.width + 0.01);
    expect(item.y).toBeLessThanOrEqual(safe.y + safe.height);
  }
  expect(file.length).toBeLessThan(120_000);
});
