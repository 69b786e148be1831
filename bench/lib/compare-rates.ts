import { inTable, type Measured, measureCalls, medians } from './measure.ts';
import { median } from './median.ts';
import { type ServerProcess, startApi } from './server-process.ts';

/** Nodes by what they are connected to. The first one is the baseline. */
export type Nodes = Record<string, ServerProcess>;

/** Starts a node that is connected to a database, without rate limits that matter here. */
export function startApiNode(
  folder: string,
  databaseUrl: string,
  directUrl = databaseUrl,
): Promise<ServerProcess> {
  return startApi(folder, {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    SAVES_PER_HOUR: '1000000000',
  });
}

type Call = { what: string; cookie: string; body?: string; rounds: number };

/** Alternating rounds, so that other load affects all nodes; returns the median ratio of each node to the first one. */
export async function compareRates(nodes: Nodes, { what, cookie, body, rounds }: Call) {
  const measured = new Map(Object.keys(nodes).map((name) => [name, [] as Measured[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, { origin }] of Object.entries(nodes)) {
      const seen = await measureCalls({ url: `${origin}/api/business-cards`, cookie, seconds: 1, body });
      if (round >= 0) measured.get(name)?.push(seen);
    }
  }
  const [baseline = []] = measured.values();
  const ratios = [...measured].map(([name, seen]) => {
    const perRound = seen.map(({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? 0));
    return [name, median(perRound)] as const;
  });
  console.log(`\n${what}, 20 connections, medians of ${rounds} rounds of 1 s`);
  console.table(
    Object.fromEntries(
      ratios.map(([name, ratio]) => [
        name,
        { ...inTable(medians(measured.get(name) ?? [])), ratio: Math.round(ratio * 100) / 100 },
      ]),
    ),
  );
  return Object.fromEntries(ratios);
}
