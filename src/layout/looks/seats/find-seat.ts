import type { CardLook } from '#domain/card/look/card-look.ts';
import type { CodeSeat } from '../code-seat.ts';
import { codeSeats } from '../data/code-seats.ts';
import { frontMotif, lookOf } from '../data/released-looks.ts';
import { lookWithMotif } from '../find-look.ts';

/** The seat of the code in a card's look; with another motif, that of the look that has it. */
export function seatOfCode({ id, version, motif }: CardLook): CodeSeat {
  const look = lookOf(id, version);
  if (motif === undefined || motif === frontMotif(look)) return codeSeats[id];
  const source = lookWithMotif(motif, look.shape);
  return codeSeats[source?.id ?? id];
}
