import { expect, test } from 'vitest';
import pdfTexts from '#messages/every-language/pdf.ts';
import { type PrintShopMessageFacts, printShopMessage } from './print-shop-message.ts';

const facts: PrintShopMessageFacts = {
  fileName: 'business-card-jane-print-ready.pdf',
  cut: '90x50mm',
  bleed: '2mm',
  pages: 2,
  standard: 'PDF/X-4',
  condition: 'FOGRA39',
  spots: ['Brand Red'],
  finishing: null,
  paper: '350 g/m², uncoated',
};

test('a message for a print shop has all that it asks for, one fact in a line', () => {
  expect(printShopMessage(pdfTexts.en.after.message, facts).split('\n')).toEqual([
    'Hello, please print these business cards.',
    '',
    'File: business-card-jane-print-ready.pdf',
    'Size: 90x50mm, plus 2mm of bleed on each side',
    'Pages: 2, front, then back',
    'Standard: PDF/X-4, FOGRA39',
    'Inks: CMYK, Brand Red',
    'Finish: none',
    'Paper: 350 g/m², uncoated',
    'Quantity: 250',
  ]);
});

test('the message is in the language of the page', () => {
  const message = printShopMessage(pdfTexts.de.after.message, {
    ...facts,
    pages: 1,
    finishing: 'Lack (Logo)',
  });
  expect(message).toContain('Seiten: 1, die Vorderseite');
  expect(message).toContain('Veredelung: Lack (Logo)');
});
