import { cardStore } from '#api/store/cards/cards.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { addSavers } from '../../tests/faults/savers.ts';
import type { LocalPostgres } from '../../tools/dev/postgres.ts';
import { seedDatabase } from '../../tools/dev/seed-database.ts';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';
import { fillDatabase } from './fill-database.ts';

/** A user with 50 cards among many others, and two users who save, so that neither waits for the other's row lock. */
export async function filledDatabase(postgres: LocalPostgres, size: { users: number; cards: number }) {
  const { url, filled } = await fillDatabase(postgres, async (db) => {
    await seedDatabase(db, size);
    const [reader, writer, bareWriter] = await addSavers(db, 3);
    if (!reader || !writer || !bareWriter) throw new Error('The seed has fewer than three users');
    const cards = cardStore(db);
    for (let number = 0; number < 50; number += 1) {
      const card = sampleFlatCard(number);
      await cards.save(
        reader.accountId,
        { id: idOf(number), name: card.fullName, card: cardOf(card), logoId: null },
        null,
      );
    }
    return { reader, writer: { ...writer, bareAccountId: bareWriter.accountId } };
  });
  return { url, ...filled, cardId: idOf(25) };
}

function idOf(number: number): string {
  return `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
