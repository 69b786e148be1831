import { cardStore } from '#api/store/cards/cards.ts';
import { addSavers } from '../../tests/faults/savers.ts';
import type { LocalPostgres } from '../../tools/dev/postgres.ts';
import { seedDatabase } from '../../tools/dev/seed-database.ts';
import { sampleDesign } from '../../tools/print/sample-design.ts';
import { fillDatabase } from './fill-database.ts';

/** A user with 50 cards among many others, and two users who save, so that neither waits for the other's row lock. */
export async function filledDatabase(postgres: LocalPostgres, size: { users: number; cards: number }) {
  const { url, filled } = await fillDatabase(postgres, async (db) => {
    await seedDatabase(db, size);
    const [reader, writer, bareWriter] = await addSavers(db, 3);
    if (!reader || !writer || !bareWriter) throw new Error('The seed has fewer than three users');
    const cards = cardStore(db);
    for (let number = 0; number < 50; number += 1) {
      const { logoUrl: _, ...design } = sampleDesign(number);
      await cards.save(
        reader.userId,
        { id: idOf(number), name: design.fullName, design, logoId: null },
        null,
      );
    }
    return { reader, writer: { ...writer, bareUserId: bareWriter.userId } };
  });
  return { url, ...filled, cardId: idOf(25) };
}

function idOf(number: number): string {
  return `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
