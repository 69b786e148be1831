/** Characters that few fonts have, and what is drawn for them where a font does not. */
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

/** A text as it is drawn, and for each of its characters the place of the typed one it stands for. */
export type Substituted = { text: string; typedAt: (at: number) => number };

/** What is drawn for a typed text: a soft hyphen only at its end, substitutes for what the font lacks. */
export function substituteFor(typed: string, covers: (codePoint: number) => boolean): Substituted {
  if (!mayDiffer.test(typed)) return { text: typed, typedAt: (at) => at };
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < typed.length; at++) {
    const drawn = drawnCharacter(typed.charAt(at), at === typed.length - 1, covers);
    text += drawn;
    // What is left out belongs to the character before it, or to the first there is.
    for (let part = 0; part < drawn.length; part++) places.push(places.length === 0 ? 0 : at);
  }
  return { text, typedAt: (at) => places[at] ?? at };
}

function drawnCharacter(character: string, isLast: boolean, covers: (codePoint: number) => boolean): string {
  if (character === softHyphen) return isLast ? '-' : '';
  return covers(character.charCodeAt(0)) ? character : (substitutes[character] ?? character);
}
