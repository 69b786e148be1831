import { uuidv7 } from '#api/database/ids.ts';
import { failedExpectations } from './report.ts';
import { addSavers, countSaved, saveCard } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const times = 50;

/** One save is sent fifty times concurrently with one idempotency key to two nodes: one card is stored, and every response is 201. */
export async function repeatedRequest({ db, startNode }: TestCluster) {
  const nodes = [await startNode(), await startNode()];
  const [saver] = await addSavers(db, 1);
  if (!saver) throw new Error('A saver is needed');
  const key = uuidv7();
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      saveCard(nodes[index % 2]?.origin ?? '', saver, 'the one card', key),
    ),
  );
  const counted = await countSaved(db, new Map([[saver.userId, ['the one card']]]));
  const taken = answers.filter((answer) => answer === '201').length;
  return {
    ...counted,
    told: [`${taken} of ${times} answered 201, ${counted.stored} card`],
    wrong: failedExpectations({
      'every response is 201': taken === times,
      'it is one card': counted.stored === 1,
    }),
  };
}
