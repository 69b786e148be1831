import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Load, type Measured, measuredOf } from './measure.ts';

const maxConnections = 200;

/**
 * Repeats one call at a fixed rate, evenly spaced, whether or not the earlier ones have been answered. A latency counts
 * from the time when a request is due. Fails for a response other than 2xx.
 */
export async function measureAtRate(load: Load & { perSecond: number }): Promise<Measured> {
  const { seconds, perSecond } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  const count = Math.floor(seconds * perSecond);
  const startMs = performance.now() + 50;
  const running: Promise<number>[] = [];
  while (running.length < count) {
    const dueMs = startMs + (running.length / perSecond) * 1000;
    const earlyMs = dueMs - performance.now();
    if (earlyMs > 0) await wait(earlyMs);
    running.push(latencyOf(load, agent, dueMs));
  }
  const times = await Promise.all(running);
  agent.destroy();
  return measuredOf(times, seconds);
}

async function latencyOf({ url, cookie, body }: Load, agent: Agent, dueMs: number): Promise<number> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode > 299) throw new Error(`${url} returned ${statusCode}`);
  return performance.now() - dueMs;
}
