import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { accountHeaderName } from '#contract/signed-in.ts';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';

/** Somebody with saved cards, their own or those of the company that they act for. */
export type Member = { cookie: string; cardId: string; companyId: string | null };

/** Somebody and the node that answers them. Without cards they are a visitor, who reads public pages. */
export type Person = { origin: string; member: Member | null };

/** What people have done meanwhile: latencies in ms, cards that were saved or changed, and answers other than 2xx. */
export type Done = { timesMs: number[]; savedCards: number; failures: string[] };

/** The body of a 2xx answer, else null. */
type Send = (method: string, path: string, body?: object) => Promise<string | null>;

/** Lets people work at once until the time is over, with a pause before each step that is on average as long as given. Everyone has a connection. */
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
  const send: Send = (method, path, body) => sendRequest(person, agent, done, method, path, body);
  const steps = person.member ? stepsOfMember(person.member, send, done) : stepsOfVisitor(send);
  // People do not begin together.
  await wait(Math.random() * pauseMs);
  for (let step = Math.floor(Math.random() * steps.length); !isOver(); step += 1) {
    await steps[step % steps.length]?.();
    await wait(pauseMs * (0.5 + Math.random()));
  }
  agent.destroy();
}

/** Opens the list, opens a card, changes it and saves a copy of it that goes to the bin. */
function stepsOfMember({ cardId }: Member, send: Send, done: Done): (() => Promise<unknown>)[] {
  const cards = '/api/business-cards';
  const card = { ...sampleFlatCard(7), logoUrl: null };
  return [
    async () => {
      await send('GET', '/api/auth/user');
      await send('GET', cards);
    },
    () => send('GET', `${cards}/${cardId}`),
    async () => {
      if (await send('PUT', `${cards}/${cardId}`, { name: 'Changed', ...card })) done.savedCards += 1;
    },
    async () => {
      const saved = await send('POST', cards, { name: 'Copy', ...card });
      if (!saved) return;
      done.savedCards += 1;
      await send('DELETE', `${cards}/${(JSON.parse(saved) as { id: string }).id}`);
    },
  ];
}

const publicPages = ['/', '/looks', '/pricing', '/login'];
const fileOfPage = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Opens public pages, each with the files that its document names and that no page before has brought. */
function stepsOfVisitor(send: Send): (() => Promise<unknown>)[] {
  const cache = new Set<string>();
  return publicPages.map((page) => async () => {
    const html = (await send('GET', page)) ?? '';
    for (const [, file = ''] of html.matchAll(fileOfPage)) {
      if (cache.has(file)) continue;
      cache.add(file);
      await send('GET', file);
    }
  });
}

async function sendRequest(
  { origin, member }: Person,
  agent: Agent,
  done: Done,
  method: string,
  path: string,
  body?: object,
): Promise<string | null> {
  const beganMs = performance.now();
  try {
    const headers = {
      origin,
      ...(member && { cookie: member.cookie }),
      ...(member?.companyId && { [accountHeaderName]: member.companyId }),
      ...(body && { 'content-type': 'application/json' }),
      // Files are compressed at build time. Documents stay readable here; in a browser they are compressed too.
      ...(path.startsWith('/assets/') && { 'accept-encoding': 'br' }),
    };
    const sent = request(origin + path, { agent, method, headers });
    sent.end(body && JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await answer.setEncoding('latin1').toArray()).join('');
    done.timesMs.push(performance.now() - beganMs);
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return text;
    done.failures.push(`${method} ${path}: ${statusCode}`);
  } catch (error) {
    done.failures.push(`${method} ${path}: ${String(error)}`);
  }
  return null;
}
