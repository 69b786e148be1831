import { expect, test } from 'vitest';
import pdfEn from '#messages/en/pdf.ts';
import pdfSk from '#messages/sk/pdf.ts';
import { readProfileSettings, UnreadableProfile } from '#print/profile/profile-settings.ts';
import { profileFaultTexts } from './plate-fault-text.ts';

const settings = {
  bleedMm: 9,
  paper: 'A4',
  inks: [
    { colour: '#c8102e', cmyk: [0, 100, 80, 5], spot: 'Brand Red' },
    { colour: '#e30613', cmyk: [0, 100, 100, 0], spot: 'CutContour' },
  ],
  finishing: { plate: 'Lack', parts: ['foil'] },
};

function textsIn(words: typeof pdfEn): string[] {
  try {
    readProfileSettings(settings);
  } catch (error) {
    if (error instanceof UnreadableProfile) return profileFaultTexts(words.shops, error);
  }
  return [];
}

test('every fault of a print shop is named with its field, in both languages', () => {
  expect(textsIn(pdfEn)).toEqual([
    'bleedMm: From 0 to 5 mm.',
    'inks: Entry 2: “CutContour” is a reserved plate name. Choose another name.',
    expect.stringMatching(/^finishing: Unknown part “foil”\. Use: logo, companyName, /) as string,
    'paper: Unknown field.',
  ]);
  expect(textsIn(pdfSk)).toHaveLength(4);
  expect(textsIn(pdfSk)[1]).toContain('Názov výťažku „CutContour“');
});
