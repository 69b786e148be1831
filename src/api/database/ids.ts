import { v7 } from 'uuid';

/** A new time-ordered id. Ids of one process ascend even within a millisecond. */
export function uuidv7(): string {
  return v7();
}

/** The lowest id of a moment: ids that were made later are greater. */
export function firstIdAt(moment: Date): string {
  return v7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) });
}
