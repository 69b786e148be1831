import { offerings } from '#domain/payment/offering.ts';
import { readBooks } from '../config/config.ts';
import type { Database } from '../database/db.ts';
import { changeOffering } from '../store/operations/installation.ts';
import { paymentStore } from '../store/payments/payments.ts';
import { runCommand } from './run-command.ts';

/** npm run plans:offer -- selling|giving – changes whether plans are sold or given, before nodes start with other keys. */

const usage = 'npm run plans:offer -- selling|giving: changes whether plans are sold, or given by you';

await runCommand(usage, async (db: Database) => {
  const offering = offerings.find((each) => each === process.argv[2]);
  if (!offering) throw new Error(`selling or giving? ${usage}`);
  await changeOffering(db, offering);
  if (offering === 'selling') {
    console.log('Plans are sold. Start the nodes with the payment keys.');
    return;
  }
  console.log('Plans are given. Start the nodes without the payment keys.');
  const owed = await paymentStore(db, readBooks()).countOwed();
  if (owed > 0)
    console.log(
      `${owed} refunds are owed. Refund them in the provider's dashboard, or with payments:refund before you remove the keys.`,
    );
});
