import { withFixes } from '#people/batch/row-fixes.ts';
import { matchColumns } from '#people/list/match-columns.ts';
import { readList, readPastedList } from '#people/list/read-list.ts';
import { readPeople } from '#people/list/read-people.ts';

/** The script that reads lists; loaded by the worker when a list is chosen. */
export const listEngine = { matchColumns, readList, readPastedList, readPeople, withFixes };
