import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
};

/** Runs work on a page and returns the longest task of its main thread meanwhile, in ms of processor time. */
export async function longestTask<Result>(
  browser: Browser,
  page: Page,
  work: () => Promise<Result>,
): Promise<{ result: Result; taskMs: number }> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page');
  return { result, taskMs: tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1_000 };
}
