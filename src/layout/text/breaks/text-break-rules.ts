import { isNameParticle, isTitleAfter, isTitleBefore } from '#domain/card/contact/full-name.ts';
import { legalFormsIn } from '../legal-form.ts';
import { breakWords } from './break-words.ts';

/** An index where a line may end, and how bad a break there is. */
export type Break = { at: number; penalty: number };

/**
 * How bad each kind of break is. A higher penalty is used only where no lower one fits. A penalty under `oneMoreLine` is
 * preferred to another line.
 */
export const penalties = {
  none: 0,
  /** After the hyphen of a compound, or at a soft hyphen. */
  hyphen: 1,
  /** After a one-letter word or an ampersand; before a dash or a slash. */
  smallWord: 2,
  oneMoreLine: 3,
  /** Between the first name and the family name, or at the hyphen of a double one. */
  name: 4,
  /** Between a title and its name, in a text that is not only a name. */
  title: 4,
  /** Inside a number, a date or a phone number, or before its unit; between two titles. */
  number: 6,
  /** Inside s. r. o., GmbH & Co. KG and the like. */
  legalForm: 8,
} as const;

const titlesBefore = words(breakWords.titlesBefore);
const titlesAfter = words(breakWords.titlesAfter);
const smallWords = words(breakWords.smallWords);
const numberSigns = words(breakWords.numberSigns);
const units = words(breakWords.units);

/** What a text is: the name of a person breaks at its titles first. */
export type TextKind = 'text' | 'name';

/** The breaks of a text: between words, and after hyphens inside them. */
export function breaksOf(text: string, kind: TextKind = 'text'): Break[] {
  const words = Array.from(text.matchAll(/[^ ]+/g), ({ index, 0: word }) => ({ index, word }));
  const inForms = insideLegalForms(text);
  const betweenWords = kind === 'name' ? nameBreaks(words.map(({ word }) => word)) : null;
  const hyphen = kind === 'name' ? penalties.name : penalties.hyphen;
  return words.flatMap(({ index, word }, at) => {
    const hyphens = hyphensOf(word).map((inWord) => ({
      at: index + inWord,
      penalty: isSoft(word, inWord) ? penalties.hyphen : hyphen,
    }));
    const next = words[at + 1];
    if (!next) return hyphens;
    const penalty = inForms(index + word.length)
      ? penalties.legalForm
      : (betweenWords?.[at] ?? penaltyBetween(word, next.word));
    return [...hyphens, { at: next.index, penalty }];
  });
}

/** The penalties after each word of a name but the last: titles break away first, first name and family name stay together. */
function nameBreaks(name: readonly string[]): number[] {
  const firstOfName = name.findIndex((word) => !isTitleBefore(word));
  const start = firstOfName === -1 ? 0 : firstOfName;
  let end = name.length;
  while (end > start + 1 && isTitleAfter(name[end - 1] ?? '')) end--;
  return name.slice(0, -1).map((word, at) => {
    if (at === start - 1) return penalties.none;
    if (at === end - 1) return penalties.hyphen;
    if (at < start || at >= end || isNameParticle(word)) return penalties.number;
    return penalties.name;
  });
}

function isSoft(word: string, at: number): boolean {
  return /[\u00ad\u200b]/.test(word.charAt(at - 1));
}

function penaltyBetween(before: string, after: string): number {
  if (isWithinNumber(before, after)) return penalties.number;
  if (isBesideTitle(before, after)) return penalties.title;
  const opened = before.replace(/^[("„“‚‘'«»]+/u, '').toLowerCase();
  if (smallWords.has(opened) || /^[\p{Lu}]\.$/u.test(before)) return penalties.smallWord;
  return /^[–—/|·]$/u.test(after) ? penalties.smallWord : penalties.none;
}

function isWithinNumber(before: string, after: string): boolean {
  const startsWithNumber = /^[+(]*\d/.test(after);
  if (/\d[.)]?$/.test(before) && (startsWithNumber || units.has(after.toLowerCase().replace(/[,;]$/, '')))) {
    return true;
  }
  // The day of a date: 15. november.
  if (/^\d{1,2}\.$/.test(before) && /^[\p{L}\d]/u.test(after)) return true;
  return startsWithNumber && numberSigns.has(before.toLowerCase().replace(/:$/, ''));
}

function isBesideTitle(before: string, after: string): boolean {
  if (titlesBefore.has(before.toLowerCase())) return true;
  const isAfterComma = before.endsWith(',');
  const title = after.replace(/,$/, '');
  // After a comma, a title may have any case; without one, only its usual case.
  if (isAfterComma) return titlesAfter.has(title.toLowerCase());
  return titlesAfter.has(title.toLowerCase()) && /^(?:\p{Lu}{2,}|[\p{L}.]+\.)$/u.test(title);
}

/** Indices after the hyphens of a compound such as a double surname, and after soft hyphens; none in addresses. */
function hyphensOf(word: string): number[] {
  if (/[@/\d]/.test(word)) return [];
  return Array.from(
    word.matchAll(/(?<=[\p{L}\p{M}]{3})[-\u2010](?=[\p{L}\p{M}]{3})|\u00ad(?=.)|\u200b(?=.)/gu),
    ({ index, 0: hyphen }) => index + hyphen.length,
  );
}

function insideLegalForms(text: string): (at: number) => boolean {
  const forms = legalFormsIn(text);
  return (at) => forms.some(([start, end]) => at > start && at < end);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
