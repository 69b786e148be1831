import {
  backgroundOf,
  colourOf,
  fontOf,
  layoutOf,
  logoPlacementOf,
  type TextField,
  textFields,
} from '#domain/card/card.ts';
import type { Draft, Logo } from '../core/draft.ts';

/** A part in which two drafts differ: a text with both its versions, or something that is seen rather than read. */
export type Difference =
  | { part: TextField | 'name'; ours: string; theirs: string }
  | { part: 'logo' | 'look'; ours: null; theirs: null };

/** Where two drafts differ, in the order of the form. */
export function differencesOf(ours: Draft, theirs: Draft): Difference[] {
  const fields = textFields.map((part) => ({
    part,
    ours: ours.design[part] ?? '',
    theirs: theirs.design[part] ?? '',
  }));
  const read = [{ part: 'name' as const, ours: ours.name, theirs: theirs.name }, ...fields];
  return [
    ...read.filter((text) => text.ours !== text.theirs),
    ...(isSameLogo(ours.logo, theirs.logo) ? [] : [{ part: 'logo', ours: null, theirs: null } as const]),
    ...(lookOf(ours) === lookOf(theirs) ? [] : [{ part: 'look', ours: null, theirs: null } as const]),
  ];
}

/** A stored logo never changes under its address; of a picked one, name and size tell. */
export function isSameLogo(ours: Logo | null, theirs: Logo | null): boolean {
  if (ours?.stored && theirs?.stored) return ours.stored.path === theirs.stored.path;
  return ours?.name === theirs?.name && ours?.file.size === theirs?.file.size;
}

/** Everything about a design but its texts, as it is drawn: what is absent is the same as its fallback. */
function lookOf({ design }: Draft): string {
  return JSON.stringify([
    layoutOf(design),
    backgroundOf(design),
    logoPlacementOf(design),
    textFields.map((field) => [fontOf(design, field), colourOf(design, field)]),
  ]);
}

/** A text in three: the words that it shares with the other at its start, those that are its own, those that it shares at its end. */
export function markDifference(text: string, other: string): [start: string, own: string, end: string] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const shortest = Math.min(words.length, others.length);
  let start = 0;
  while (start < shortest && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shortest - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const cut = (from: number, to: number) => words.slice(from, to).join('');
  const until = words.length - end;
  return [cut(0, start), cut(start, until), cut(until, words.length)];
}

/** The words of a text and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/gu) ?? [];
}
