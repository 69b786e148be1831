import { failedExpectations, type Size } from './report.ts';
import { addSavers, countSaved, startSaving } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

/** The API is killed with SIGKILL repeatedly during saves. */
export async function killedApi({ db, startNode }: TestCluster, { saves, kills }: Size) {
  const node = await startNode();
  const savers = await addSavers(db, 8);
  const saving = startSaving(node.origin, savers, saves);
  let killed = 0;
  const killing = (async () => {
    while (killed < kills) {
      await saving.untilShare((killed + 1) / (kills + 1));
      await node.kill();
      killed += 1;
      await node.restart();
    }
  })();
  await Promise.all([saving.done, killing]);
  return {
    ...(await countSaved(db, saving.acknowledged)),
    told: [`${killed} kills`, ...otherAnswersOf(saving)],
    wrong: failedExpectations({
      'nobody is refused, but by a process that is not there': answersAreOf(saving, ['connection lost']),
    }),
  };
}

/** Whether all responses are 201 or one of these. */
export function answersAreOf({ otherAnswers }: { otherAnswers: Map<string, number> }, allowed: string[]) {
  return [...otherAnswers.keys()].every((answer) => allowed.includes(answer));
}

export function otherAnswersOf({ otherAnswers }: { otherAnswers: Map<string, number> }): string[] {
  return [...otherAnswers].map(([answer, times]) => `${times} × ${answer}`);
}
