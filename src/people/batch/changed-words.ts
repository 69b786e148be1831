import { withVisibleBreaks } from '#domain/card/line-breaks.ts';

/** A part of a text that was changed: words that stay, that are gone, or that are new. */
export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string };

/** Longer texts are shown as a whole: comparing each word with each takes the product of their numbers. */
const maxWords = 60;

/** What changed between two texts, word by word. Neighbours of one kind are one part. */
export function changedWords(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const changes: WordChange[] =
    old.length > maxWords || now.length > maxWords
      ? [
          { kind: 'removed', text: withVisibleBreaks(before) },
          { kind: 'added', text: withVisibleBreaks(after) },
        ]
      : compare(old, now);
  return merged(changes);
}

function wordsOf(text: string): string[] {
  return withVisibleBreaks(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The longest common words stay; at each place those that are gone come before those that are new. */
function compare(old: readonly string[], now: readonly string[]): WordChange[] {
  const common = commonLengths(old, now);
  const changes: WordChange[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < now.length) {
    const [gone, added] = [old[from], now[to]];
    if (gone !== undefined && gone === added) {
      changes.push({ kind: 'same', text: gone });
      from += 1;
      to += 1;
    } else if (
      gone !== undefined &&
      (added === undefined || (common[from + 1]?.[to] ?? 0) >= (common[from]?.[to + 1] ?? 0))
    ) {
      changes.push({ kind: 'removed', text: gone });
      from += 1;
    } else {
      changes.push({ kind: 'added', text: added ?? '' });
      to += 1;
    }
  }
  return changes;
}

/** How many words the rests of both texts have in common, from each pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let from = old.length - 1; from >= 0; from -= 1) {
    const row = lengths[from] ?? [];
    const next = lengths[from + 1] ?? [];
    for (let to = now.length - 1; to >= 0; to -= 1)
      row[to] = old[from] === now[to] ? (next[to + 1] ?? 0) + 1 : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
  }
  return lengths;
}

function merged(changes: readonly WordChange[]): WordChange[] {
  const parts: WordChange[] = [];
  for (const { kind, text } of changes) {
    if (text === '') continue;
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else parts.push({ kind, text });
  }
  return parts;
}
