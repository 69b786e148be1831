import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { cards } from './schema.ts';

/** Saved cards. Every query starts from the user they belong to. */
export function cardStore(db: Database) {
  const ofUser = db
    .select({
      id: cards.id,
      name: cards.name,
      design: cards.design,
      version: cards.version,
      createdAt: cards.createdAt,
      updatedAt: cards.updatedAt,
    })
    .from(cards)
    .where(eq(cards.userId, sql.placeholder('userId')))
    .orderBy(desc(cards.id))
    .prepare('cards_of_user');

  return {
    /** One user's cards, newest first. */
    list: (userId: string) => ofUser.execute({ userId }),
  };
}
