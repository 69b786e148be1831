import { expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { newBack } from './new-back.ts';

const inColour = (companyName: string) => applyPatch(newCard, { style: { colours: { companyName } } });

test('a code starts with a caption, in the colour of the company', () => {
  expect(newBack('qr', inColour('#1d3f94'), 'Save my contact', null)).toEqual({
    kind: 'qr',
    qr: { content: 'vcard', colour: '#1d3f94' },
    above: { text: 'Save my contact' },
  });
});

test('a code is black where the colour of the company is too pale to be scanned', () => {
  expect(newBack('qr', inColour('#c9a227'), '', null)).toMatchObject({ qr: { content: 'vcard' } });
  expect(newBack('qr', inColour('#c9a227'), '', null)).not.toHaveProperty('qr.colour');
});
