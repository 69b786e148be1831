import type { z } from 'zod';

/** A kind of job that carries data. It has its own runner on each node, so a long job delays only jobs of its kind. */
export type Task<Payload> = {
  name: string;
  /** Checked when a job is added and when it runs: another release may have added it. */
  payload: z.ZodType<Payload>;
  /** How many jobs one node runs at once. */
  concurrency: number;
  /** A job that fails is tried again after 3 s, then each time after 2.7 times as long. The last failure is for good. */
  maxAttempts: number;
  /** A run that takes longer is aborted. */
  timeoutMs: number;
};

/** A failure that another attempt would only repeat: the job fails for good at once. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

export type TaskRun = {
  /** Aborted when the time is over or the node stops. */
  signal: AbortSignal;
};

type QueryClient = { query: (text: string, values: unknown[]) => Promise<unknown> };

/** A task with what it does. */
export type RunnableTask = Omit<Task<unknown>, 'payload'> & {
  run: (payload: unknown, run: TaskRun) => Promise<void>;
  /** Takes the other attempts from a job that gives up. */
  endAttempts?: (client: QueryClient, jobId: string) => Promise<void>;
};

export function withHandler<Payload>(
  task: Task<Payload>,
  handle: (payload: Payload, run: TaskRun) => Promise<void>,
): RunnableTask {
  const { payload: schema, ...rest } = task;
  return { ...rest, run: async (payload, run) => handle(schema.parse(payload), run) };
}
