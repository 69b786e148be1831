import type { PeopleMessages } from '#messages/en/people.ts';
import type { PeopleList } from '#people/list/people-list.ts';

/** The rows of a file that are no people, and why. */
export function leftOutText(
  { leftOutRows, leftOutReasons }: PeopleMessages['columns'],
  leftOut: PeopleList['leftOut'],
): string {
  return leftOutRows(leftOut.map(({ reason, rows }) => leftOutReasons[reason](rangesOf(rows))).join('; '));
}

/** "1–3, 7": the first three ranges, and an ellipsis if there are more. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges.slice(0, 3).map(([first, last]) => (first === last ? first : `${first}–${last}`));
  return shown.join(', ') + (ranges.length > 3 ? ' …' : '');
}
