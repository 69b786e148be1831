import { v7 } from 'uuid';

/** A new time-ordered id. Ids of one process ascend even within a millisecond. */
export function uuidv7(): string {
  return v7();
}
