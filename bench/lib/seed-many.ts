import type { Database } from '#api/database/db.ts';
import { insertNumberedCards } from '#api/store/testing/numbered-cards.ts';
import { documentOf } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { seedDatabase } from '../../tools/dev/seed-database.ts';
import type { SeedRows, SeedSize } from '../../tools/dev/seed-rows.ts';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';

const variants = 1000;

/** Like seedDatabase, but PostgreSQL itself makes the cards: 20 million of them in minutes. */
export async function seedMany(db: Database, { users, cards }: SeedSize): Promise<SeedRows> {
  const rows = await seedDatabase(db, { users, cards: 0 });
  const documents = Array.from({ length: variants }, (_, index) => documentOf(cardOf(sampleFlatCard(index))));
  await insertNumberedCards(db, cards, documents);
  return rows;
}
