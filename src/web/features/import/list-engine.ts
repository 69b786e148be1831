import { matchColumns } from '#people/list/match-columns.ts';
import { readList, readPastedList } from '#people/list/read-list.ts';

/** The script that reads lists; loaded by the worker when a list is chosen. */
export const listEngine = { matchColumns, readList, readPastedList };
