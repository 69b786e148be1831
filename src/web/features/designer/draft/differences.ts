import {
  backgroundOf,
  colourOf,
  fontOf,
  layoutOf,
  logoPlacementOf,
  type TextField,
  textFields,
} from '#domain/card/card.ts';
import { formatOf } from '#domain/card/formats.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { type Draft, isNamedAfterPerson, type Logo } from '../core/draft.ts';

/** What is compared of a draft: of its logo only which file it is. */
export type ComparedDraft = Omit<Draft, 'logo'> & { logo: ComparedLogo | null };
export type ComparedLogo = Pick<Logo, 'name' | 'stored'> & { file: { size: number } };

/** A part in which two drafts differ: a text with both versions, or the branch, the logo, the appearance or the back. */
export type Difference =
  | { part: TextField | 'name'; own: string; other: string }
  | { part: 'branch' | 'logo' | 'appearance' | 'back'; own: null; other: null };

export type DraftPart = Difference['part'];

/** The fields of a design that belong to the logo, beside its file. */
export const logoFields = ['logoSize', 'logoX', 'logoY', 'logoUrl'] as const;

/** Where two drafts differ, in the order of the form. */
export function differencesOf(own: ComparedDraft, other: ComparedDraft): Difference[] {
  const fields = textFields.map((part) => ({
    part,
    own: own.design[part] ?? '',
    other: other.design[part] ?? '',
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
    ...differing('back', isSameBack(own, other)),
  ];
}

function differing(part: Exclude<DraftPart, TextField | 'name'>, isSame: boolean): Difference[] {
  return isSame ? [] : [{ part, own: null, other: null }];
}

/** Compares uploaded logos by path, since the file of a path never changes; others by name and size. */
export function isSameLogo(own: ComparedLogo | null, other: ComparedLogo | null): boolean {
  if (own?.stored && other?.stored) return own.stored.path === other.stored.path;
  return own?.name === other?.name && own?.file.size === other?.file.size;
}

function placementKey({ design }: ComparedDraft): string {
  return JSON.stringify(logoPlacementOf(design));
}

/** Everything of a design except its texts, its logo and its back, with fallbacks in place of absent values. */
function appearanceKey({ design }: ComparedDraft): string {
  return JSON.stringify([
    layoutOf(design),
    formatOf(design),
    design.contactLabels ?? 'none',
    design.logoHasName ?? false,
    sortedJson(design.typeset ?? null),
    backgroundOf(design),
    textFields.map((field) => [fontOf(design, field), colourOf(design, field)]),
  ]);
}

function isSameBack(own: ComparedDraft, other: ComparedDraft): boolean {
  return sortedJson(own.design.back ?? null) === sortedJson(other.design.back ?? null);
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
