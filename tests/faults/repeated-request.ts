import { uuidv7 } from '#api/database/ids.ts';
import { brokenPromises } from './report.ts';
import { addSavers, countSaved, saveCard } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const times = 50;

/** One save sent fifty times at once, with one key, to two nodes: it is one card, and everybody hears so. */
export async function repeatedRequest({ db, startNode }: TestCluster) {
  const nodes = [await startNode(), await startNode()];
  const [saver] = await addSavers(db, 1);
  if (!saver) throw new Error('A saver was wanted');
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
    wrong: brokenPromises({ 'everybody hears 201': taken === times, 'it is one card': counted.stored === 1 }),
  };
}
