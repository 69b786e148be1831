import { finishableParts } from '#layout/check/finishing.ts';
import type { PdfMessages } from '#messages/en/pdf.ts';
import type { PlateFault } from '#print/colour/plate-faults.ts';
import type { UnreadableProfile } from '#print/profile/profile-settings.ts';

type ShopWords = Pick<PdfMessages['shops'], 'faults' | 'allowed' | 'unknownField'>;

/** What is wrong with a plate that a print shop asks for, in words. */
export function plateFaultText({ faults }: ShopWords, { code, entry = 0, value = '' }: PlateFault): string {
  return faults(entry, value, finishableParts.join(', '))[code];
}

/** All that is wrong with the settings of a print shop, each with the name of its field. */
export function profileFaultTexts(words: ShopWords, { wrong, unknown, faults }: UnreadableProfile): string[] {
  return [
    ...wrong.flatMap((field) =>
      field === 'inks' || field === 'finishing' ? [] : [`${field}: ${words.allowed[field]}`],
    ),
    ...faults.map((fault) => `${fault.field}: ${plateFaultText(words, fault)}`),
    ...unknown.map((field) => `${field}: ${words.unknownField}`),
  ];
}
