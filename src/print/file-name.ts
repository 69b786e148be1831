/** Letters that carry no separable accent, as they are usually written without it. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};

/** The name of the downloaded file; a name that leaves nothing behind becomes "card". */
export function pdfFileName(fullName: string): string {
  const slug = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, (character) => (character === "'" || character === '’' ? '' : '-'))
    .replace(/\p{L}/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return `business-card-${slug || 'card'}-print-ready.pdf`;
}
