/** Letters that only languages have whose i keeps its dot in capitals. */
const turkishLetters = /[ıİğĞ]/;
const greekLetters = /\p{Script=Greek}/u;

/**
 * A text in capitals, by the language its letters tell: Greek capitals lose their accents, a Turkish i keeps its dot.
 * Any other language is not guessed, so that the same card comes out the same everywhere.
 */
export function upperCase(text: string): string {
  if (greekLetters.test(text)) return text.toLocaleUpperCase('el').normalize('NFC');
  if (turkishLetters.test(text)) return text.toLocaleUpperCase('tr').normalize('NFC');
  return text.toUpperCase().normalize('NFC');
}
