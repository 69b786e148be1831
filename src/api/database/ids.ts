import { v7 } from 'uuid';

/** A new time-ordered id; ids made by one process ascend even within a millisecond. */
export function uuidv7(): string {
  return v7();
}
