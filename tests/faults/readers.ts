import { setTimeout as wait } from 'node:timers/promises';
import { type Saver, statusOf } from './savers.ts';

/** The status of one card list request and whether it has Retry-After, or that the connection was lost. */
export async function readCards(origin: string, { cookie }: Saver): Promise<string> {
  try {
    const answer = await fetch(`${origin}/api/business-cards`, { headers: { cookie } });
    await answer.arrayBuffer();
    return statusOf(answer);
  } catch {
    return 'connection lost';
  }
}

/** All users read their cards repeatedly until it is stopped. */
export function startReading(origin: string, savers: Saver[], pauseMs = 50) {
  const otherAnswers = new Map<string, number>();
  let [isEnough, count] = [false, 0];
  const read = async (saver: Saver) => {
    while (!isEnough) {
      const answer = await readCards(origin, saver);
      if (answer === '200') count += 1;
      else otherAnswers.set(answer, (otherAnswers.get(answer) ?? 0) + 1);
      await wait(pauseMs);
    }
  };
  return {
    otherAnswers,
    count: () => count,
    enough: () => {
      isEnough = true;
    },
    done: Promise.all(savers.map(read)),
  };
}
