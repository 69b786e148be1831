import type { ExistingCard } from '#domain/design/match-cards.ts';

/** Why a card has no row: the person was on the last list, the design was made from the card, or no list ever had it. */
export type RemovalReason = 'left' | 'first' | 'unlisted';

/** Only who was on a list before can have left it. */
export function removalReason(
  { last, createdAt }: Pick<ExistingCard, 'last' | 'createdAt'>,
  designedAt: string,
): RemovalReason {
  if (createdAt !== undefined && createdAt < designedAt) return 'first';
  return last ? 'left' : 'unlisted';
}
