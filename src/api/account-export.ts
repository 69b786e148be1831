import type { ExportSource } from './features/account/export-account.ts';
import { presentCard } from './features/cards/present-card.ts';
import { presentPayment } from './features/payments/present-payment.ts';
import { logoKey } from './features/uploads/logo-keys.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import type { Stores } from './store/stores.ts';

type Deps = Pick<Stores, 'cards' | 'payments' | 'uploads'> & {
  objects: Pick<ObjectStore, 'read'>;
  now: () => Date;
};

/** What the export of an account reads from the other features, as their calls return it. */
export function exportSource({ cards, payments, uploads, objects, now }: Deps): ExportSource {
  return {
    paymentsOf: async (userId) =>
      (await payments.list(userId)).map((payment) => presentPayment(payment, now())),
    cardsOf: async function* (userId) {
      for await (const card of cards.all(userId)) yield presentCard(card);
    },
    binOf: async function* (userId) {
      for await (const { deletedAt, ...card } of cards.binned(userId))
        yield { ...presentCard(card), deletedAt: deletedAt.toISOString() };
    },
    logosOf: (userId) => uploads.accepted(userId),
    readLogo: (key) => objects.read(logoKey(key)),
  };
}
