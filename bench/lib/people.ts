import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';

/** Somebody with saved cards, and the node that answers them. */
export type Person = { origin: string; cookie: string; cardId: string };

/** What people have done meanwhile: latencies in ms, cards that were saved or changed, and answers other than 2xx. */
export type Done = { timesMs: number[]; savedCards: number; failures: string[] };

/**
 * Lets people work at once until the time is over. Each opens the list, opens a card, changes it and saves a copy of it that
 * goes to the bin, with a pause before each step that is on average as long as given. Everyone has a connection.
 */
export async function letPeopleWork(
  people: readonly Person[],
  { seconds, pauseMs }: { seconds: number; pauseMs: number },
): Promise<Done> {
  const done: Done = { timesMs: [], savedCards: 0, failures: [] };
  const endMs = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= endMs;
  await Promise.all(people.map((person) => work(person, done, pauseMs, isOver)));
  return done;
}

async function work(person: Person, done: Done, pauseMs: number, isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (method: string, path: string, body?: object) => send(person, agent, done, method, path, body);
  const cards = '/api/business-cards';
  const card = { ...sampleFlatCard(7), logoUrl: null };
  const steps = [
    async () => {
      await call('GET', '/api/auth/user');
      await call('GET', cards);
    },
    () => call('GET', `${cards}/${person.cardId}`),
    async () => {
      if (await call('PUT', `${cards}/${person.cardId}`, { name: 'Changed', ...card })) done.savedCards += 1;
    },
    async () => {
      const saved = await call('POST', cards, { name: 'Copy', ...card });
      if (!saved) return;
      done.savedCards += 1;
      await call('DELETE', `${cards}/${(JSON.parse(saved) as { id: string }).id}`);
    },
  ];
  // People do not begin together.
  await wait(Math.random() * pauseMs);
  for (let step = Math.floor(Math.random() * steps.length); !isOver(); step += 1) {
    await steps[step % steps.length]?.();
    await wait(pauseMs * (0.5 + Math.random()));
  }
  agent.destroy();
}

/** The body of a 2xx answer, else null. */
async function send(
  { origin, cookie }: Person,
  agent: Agent,
  done: Done,
  method: string,
  path: string,
  body?: object,
): Promise<string | null> {
  const beganMs = performance.now();
  try {
    const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(origin + path, { agent, method, headers });
    sent.end(body && JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    done.timesMs.push(performance.now() - beganMs);
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return text;
    done.failures.push(`${method} ${path}: ${statusCode}`);
  } catch (error) {
    done.failures.push(`${method} ${path}: ${String(error)}`);
  }
  return null;
}
