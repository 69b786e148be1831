/** The most letters that a person can choose as the initials of a card. */
export const initialsMax = 3;

/** What was typed as initials: its first letters, digits and `&`, in capitals. */
export function typedInitials(typed: string): string {
  const letters = typed.toUpperCase().normalize('NFC').match(letter) ?? [];
  return letters.slice(0, initialsMax).join('');
}

/** Whether a text is one to three initials. */
export function isInitials(text: string): boolean {
  return text !== '' && text.length <= longest && typedInitials(text) === text;
}

const letter = /[\p{L}\p{N}&]\p{M}*/gu;

/** In UTF-16 code units: marks of letters count too. */
const longest = 24;
