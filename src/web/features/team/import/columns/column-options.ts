import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { PeopleMessages } from '#messages/en/people.ts';
import type { ColumnTarget } from '#people/list/column-targets.ts';

type Option = { value: ColumnTarget | 'none'; label: string };

/** What a column can be for: nothing, a text of the card, or a part of one. */
export function columnOptions(
  { parts, leaveOut }: PeopleMessages['columns'],
  fields: Record<TextField, string>,
): Option[] {
  return [
    { value: 'none', label: leaveOut },
    ...textFields.map((value): Option => ({ value, label: fields[value] })),
    ...Object.entries(parts).map(([value, label]): Option => ({ value: value as ColumnTarget, label })),
  ];
}
