import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { relatedMotifs } from '#domain/card/look/motifs.ts';
import { frontMotif, lookOf } from './data/released-looks.ts';
import type { Look } from './look.ts';

/** The looks that are most like one, without itself: of the same trades, then the same family of motifs, then the same moods. */
export function similarLooks(id: LookId, count: number): LookId[] {
  const look = lookOf(id);
  const likeness = new Map(lookIds.map((other) => [other, likenessOf(look, lookOf(other))]));
  return lookIds
    .filter((other) => other !== id)
    .toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
    .slice(0, count);
}

function likenessOf(one: Look, other: Look): number {
  const shared = <Value>(a: readonly Value[], b: readonly Value[]) =>
    a.filter((value) => b.includes(value)).length;
  const [motif, otherMotif] = [frontMotif(one), frontMotif(other)];
  const isOfFamily = motif && otherMotif && [motif, ...relatedMotifs(motif)].includes(otherMotif);
  return 3 * shared(one.trades, other.trades) + (isOfFamily ? 2 : 0) + shared(one.moods, other.moods);
}
