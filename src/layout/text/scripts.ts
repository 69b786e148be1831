/** The scripts that faces are told apart by. */
const scripts = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Georgian: /\p{Script=Georgian}/u,
  Armenian: /\p{Script=Armenian}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Hangul: /\p{Script=Hangul}/u,
  /** Japanese mixes them within a word. */
  Han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
} as const;

const anyLetter = /[\p{L}\p{M}]/u;
const shared = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** The script of a character; null for signs, digits, spaces and marks, which all scripts share. */
export function scriptOf(character: string): string | null {
  if (character <= '~') return /[a-z]/i.test(character) ? 'Latin' : null;
  for (const [name, letters] of Object.entries(scripts)) if (letters.test(character)) return name;
  return anyLetter.test(character) && !shared.test(character) ? 'other' : null;
}
