/** Characters that few fonts have, and what is drawn where a font lacks them. */
const substitutes: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
};
const softHyphen = '\u00ad';
const mayDiffer = /[\u00ad\u2010\u2011\ufb00-\ufb04]/;

/** A text as it is drawn. `typedAt` maps an index in it to the index in the typed text. */
export type SubstitutedText = { text: string; typedAt: (at: number) => number };

/** Whether a character is drawn even where a font lacks it: as another one, or not at all. */
export function isSubstituted(character: string): boolean {
  return mayDiffer.test(character) || /\p{Default_Ignorable_Code_Point}/u.test(character);
}

/**
 * The drawn form of a typed text: soft hyphens only at the end of a line, substitutes for characters that the font lacks.
 */
export function substituteCharacters(
  typed: string,
  covers: (codePoint: number) => boolean,
  endsLine = true,
): SubstitutedText {
  if (!mayDiffer.test(typed)) return { text: typed, typedAt: (at) => at };
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < typed.length; at++) {
    const drawn = drawnCharacter(typed.charAt(at), endsLine && at === typed.length - 1, covers);
    text += drawn;
    // A removed character belongs to the character before it, or to the first drawn one.
    for (let part = 0; part < drawn.length; part++) places.push(places.length === 0 ? 0 : at);
  }
  return { text, typedAt: (at) => places[at] ?? at };
}

function drawnCharacter(character: string, isLast: boolean, covers: (codePoint: number) => boolean): string {
  if (character === softHyphen) return isLast ? '-' : '';
  return covers(character.charCodeAt(0)) ? character : (substitutes[character] ?? character);
}
