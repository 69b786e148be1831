/** Letters whose plain form is not their base letter in Unicode. */
const plainLetters: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Lower case without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøßæœı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** What names are compared by: plain letters with one space between words. */
export function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}
