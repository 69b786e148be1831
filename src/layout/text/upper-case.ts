/** Letters of languages whose capital i has a dot. */
const turkishLetters = /[ıİğĞ]/;
const greekLetters = /\p{Script=Greek}/u;

/**
 * A text in capitals. Greek capitals lose their accents, a Turkish i keeps its dot; both are recognised by their letters.
 * The locale of the machine is not used, so that a card looks the same everywhere.
 */
export function upperCase(text: string): string {
  if (greekLetters.test(text)) return text.toLocaleUpperCase('el').normalize('NFC');
  if (turkishLetters.test(text)) return text.toLocaleUpperCase('tr').normalize('NFC');
  return text.toUpperCase().normalize('NFC');
}
