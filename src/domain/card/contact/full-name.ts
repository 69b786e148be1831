import { nameWords } from './name-words.ts';

/** The parts of a full name, as a vCard has them. Together, in this order, they are the name. */
export interface NameParts {
  prefix: string;
  given: string;
  family: string;
  suffix: string;
}

const titlesBefore = new Set(nameWords.titlesBefore.split(' '));
const titlesAfter = new Set(nameWords.titlesAfter.split(' '));
const particles = new Set(nameWords.particles.split(' '));

/** Whether a word is a degree or title before a name: "Ing.", "Dr.", "Dipl.-Ing.". */
export function isTitleBefore(word: string): boolean {
  return titlesBefore.has(plain(word));
}

/** Whether a word is a degree or addition after a name: "PhD.", "MBA", "LL.M.". */
export function isTitleAfter(word: string): boolean {
  return titlesAfter.has(plain(word));
}

/** Whether a word begins a family name of several words: "van", "von", "de". */
export function isNameParticle(word: string): boolean {
  return particles.has(word.toLowerCase());
}

/**
 * Splits a name at its last word, particles such as "van" included; titles go to the prefix and the suffix.
 * The order of the words is not guessed; only "Family, Given" is turned round.
 */
export function splitFullName(fullName: string): NameParts {
  const [words = [], ...tail] = fullName.split(',').map((part) => part.trim().split(/\s+/).filter(Boolean));
  const before = takeWhile(words, (word) => isTitleBefore(word) && words.length > 1);
  const after = tail.flat();
  const given = after.some((word) => !isTitleAfter(word) && !isTitleBefore(word)) ? after.splice(0) : null;
  const added: string[] = [];
  while (words.length > 1 && isTitleAfter(words.at(-1) ?? '')) added.unshift(words.pop() ?? '');
  const parts = { prefix: before.join(' '), suffix: [...added, ...after].join(' ') };
  if (given) return { ...parts, given: given.join(' '), family: words.join(' ') };
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isNameParticle(word));
  const split = particle > 0 ? particle : words.length - 1;
  if (words.length < 2) return { ...parts, given: words.join(' '), family: '' };
  return { ...parts, given: words.slice(0, split).join(' '), family: words.slice(split).join(' ') };
}

/** Removes and returns the first items that satisfy the condition. */
function takeWhile(items: string[], condition: (item: string) => boolean): string[] {
  const taken: string[] = [];
  for (let [first] = items; first !== undefined && condition(first); [first] = items)
    taken.push(...items.splice(0, 1));
  return taken;
}

function plain(word: string): string {
  return word.replace(/[.,()]/g, '').toLowerCase();
}
