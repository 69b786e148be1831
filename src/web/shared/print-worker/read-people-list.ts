import type { CompanyDesign } from '#domain/design/company-design.ts';
import type { Person } from '#domain/design/list-cells.ts';
import { type RowFixes, withFixes } from '#people/batch/row-fixes.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import { matchColumns } from '#people/list/match-columns.ts';
import type { PeopleList } from '#people/list/people-list.ts';
import { readList, readPastedList } from '#people/list/read-list.ts';
import { readPeople } from '#people/list/read-people.ts';
import type { JobInput, JobResult } from './print-messages.ts';

export async function readPeopleList({
  source,
  choice,
  shown,
}: JobInput<'readList'>): Promise<JobResult<'readList'>> {
  const list =
    typeof source === 'string'
      ? readPastedList(source, choice)
      : await readList(new Uint8Array(await source.arrayBuffer()), choice);
  return { list, columns: matchColumns(list, shown) };
}

/** The people of a list with their fixes. */
export function peopleOfList(
  { list, targets, fixes }: { list: PeopleList; targets: ColumnTargets; fixes: RowFixes },
  { card, branches }: Pick<CompanyDesign, 'card' | 'branches'>,
): Person[] {
  return withFixes(readPeople(list, targets, card.content, branches), fixes);
}
