import { inTable, type Measured, measureCalls, medians } from './measure.ts';
import { median } from './median.ts';
import type { BenchRow } from './rows.ts';
import { type ServerProcess, startApiProcess } from './server-process.ts';

/** Starts a node that is connected to a database, without rate limits that matter here. */
export function startApiNode(
  folder: string,
  databaseUrl: string,
  directUrl = databaseUrl,
): Promise<ServerProcess> {
  return startApiProcess(folder, {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    SAVES_PER_HOUR: '1000000000',
  });
}

type Call = {
  what: string;
  path?: string;
  cookieOf: (node: string) => string;
  body?: string | undefined;
  rounds: number;
};

/** Alternating rounds, so that other load affects all nodes; returns the medians of each node and of its ratio to the first one. */
export async function compareRates<Name extends string>(
  nodes: Record<Name, ServerProcess>,
  { what, path = '/api/business-cards', cookieOf, body, rounds }: Call,
): Promise<Record<Name, Measured & { ratio: number }>> {
  const names = Object.keys(nodes) as Name[];
  const measured = new Map(names.map((name) => [name, [] as Measured[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const url = nodes[name].origin + path;
      const seen = await measureCalls({ url, cookie: cookieOf(name), seconds: 1, body });
      if (round >= 0) measured.get(name)?.push(seen);
    }
  }
  const [baseline = []] = measured.values();
  const compared = [...measured].map(([name, seen]) => {
    const perRound = seen.map(({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? 0));
    return [name, { ...medians(seen), ratio: median(perRound) }] as const;
  });
  console.log(`\n${what}, 20 connections, medians of ${rounds} rounds of 1 s`);
  console.table(
    Object.fromEntries(
      compared.map(([name, { ratio, ...figures }]) => [
        name,
        { ...inTable(figures), ratio: Math.round(ratio * 100) / 100 },
      ]),
    ),
  );
  return Object.fromEntries(compared) as Record<Name, Measured & { ratio: number }>;
}

/** A row of what `npm run bench` keeps: the real server against bare Fastify and pg. */
export function ratioRow(
  what: string,
  minRatio: number,
  { real, bare }: Record<'real' | 'bare', Measured & { ratio: number }>,
): BenchRow {
  const rate = ({ perSecond }: Measured) => `${Math.round(perSecond)}/s`;
  return {
    work: `${what} against bare Fastify + pg`,
    ours: rate(real),
    baseline: rate(bare),
    figure: real.ratio,
    goal: { atLeast: minRatio },
  };
}
