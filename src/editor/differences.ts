import { comparedLine } from '#domain/card/card-lines.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { isSameJson, sortedJson } from '#domain/sorted-json.ts';
import { type Draft, isNamedAfterPerson, type LogoFile } from './draft.ts';

/** What is compared of a draft: of its logo only which file it is. */
export type ComparedDraft = Omit<Draft, 'logo'> & { logo: ComparedLogo | null };
type ComparedFile = Pick<LogoFile, 'name' | 'stored'> & { file: { size: number } };
export type ComparedLogo = ComparedFile & { dark?: ComparedFile };

/** A part in which two drafts differ: a text with its label in both versions, or the branch, the logo, the appearance or the back. */
export type Difference =
  | { part: TextField | 'name'; own: string; other: string }
  | { part: 'branch' | 'logo' | 'appearance' | 'adjustments' | 'back'; own: null; other: null };

export type DraftPart = Difference['part'];

/** Where two drafts differ, in the order of the form. */
export function differencesOf(own: ComparedDraft, other: ComparedDraft): Difference[] {
  const fields = textFields.map((part) => ({
    part,
    own: comparedLine(own.card.content, part),
    other: comparedLine(other.card.content, part),
  }));
  // The names of cards that are both named after their person differ with the full name.
  const names =
    isNamedAfterPerson(own) && isNamedAfterPerson(other)
      ? []
      : [{ part: 'name' as const, own: own.name, other: other.name }];
  const texts = [...names, ...fields];
  return [
    ...texts.filter((text) => text.own !== text.other),
    ...differing('branch', own.branchId === other.branchId),
    ...differing('logo', isSameLogo(own.logo, other.logo) && placementKey(own) === placementKey(other)),
    ...differing('appearance', appearanceKey(own) === appearanceKey(other)),
    ...differing('adjustments', isSameJson(own.card.style.adjustments, other.card.style.adjustments)),
    ...differing('back', isSameBack(own, other)),
  ];
}

function differing(part: Exclude<DraftPart, TextField | 'name'>, isSame: boolean): Difference[] {
  return isSame ? [] : [{ part, own: null, other: null }];
}

/** Whether two logos have the same files. */
export function isSameLogo(own: ComparedLogo | null, other: ComparedLogo | null): boolean {
  return isSameFile(own, other) && isSameFile(own?.dark, other?.dark);
}

/** Compares uploaded files by path, since the file of a path never changes; others by name and size. */
function isSameFile(own: ComparedFile | null | undefined, other: ComparedFile | null | undefined): boolean {
  if (own?.stored && other?.stored) return own.stored.path === other.stored.path;
  return own?.name === other?.name && own?.file.size === other?.file.size;
}

function placementKey({ card }: ComparedDraft): string {
  const { sizeMm, leftMm, topMm, version } = resolveCard(card).logo;
  return JSON.stringify([sizeMm, leftMm, topMm, version]);
}

/** Everything but a card's content, logo, adjustments and back, with fallbacks in place of absent values. The picture is a part of it. */
function appearanceKey({ card }: ComparedDraft): string {
  const { content: _, back: __, adjustments: ___, logo, own, ...appearance } = resolveCard(card);
  // The fallbacks of a look differ from those of a card without one.
  return sortedJson([appearance, logo.hasName, appearance.look ? own : null, card.picture ?? null]);
}

function isSameBack(own: ComparedDraft, other: ComparedDraft): boolean {
  return sortedJson(own.card.back) === sortedJson(other.card.back);
}

/** Splits a text into the words that it shares with the other at the start, the differing ones, and those shared at the end. */
export function markDifference(text: string, other: string): [start: string, differing: string, end: string] {
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

/** Words and the spaces between them, each as an item. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/gu) ?? [];
}
