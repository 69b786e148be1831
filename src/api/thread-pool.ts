import { extname, join } from 'node:path';
import { Piscina } from 'piscina';

/** Why a thread was ended: it took too long, needed too much memory, or nobody waits for it. */
export type ThreadEnd = 'time' | 'memory' | 'aborted';

export class ThreadEnded extends Error {
  readonly end: ThreadEnd;

  constructor(end: ThreadEnd, options?: ErrorOptions) {
    super(`The thread was ended: ${end}`, options);
    this.name = 'ThreadEnded';
    this.end = end;
  }
}

type PoolOptions = {
  maxThreads: number;
  /** For values of JavaScript. Array buffers are outside: whoever makes them bounds them. */
  heapMebibytes: number;
  /** How long an idle thread stays. Null: it ends with its task, and its memory is free before the result is returned. */
  idleMs: number | null;
};

type RunOptions = {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Memory that is given to the thread instead of copied; the caller has it no more. */
  transfer?: ArrayBuffer[];
};

/**
 * Runs functions of one file in threads of their own, so that what strangers send does not block other requests. A
 * thread beyond its time or memory ends alone. The file is named without its extension, which the build changes. The
 * caller bounds the queue: the library does not bound that of tasks that can be aborted.
 */
export function threadPool(folder: string, name: string, { maxThreads, heapMebibytes, idleMs }: PoolOptions) {
  const pool = new Piscina({
    filename: join(folder, name + extname(import.meta.filename)),
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs ?? 0,
    // The event loop goes first. On Linux a thread has its own priority.
    niceIncrement: 10,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes, maxYoungGenerationSizeMb: 16 },
    // What reads the files of strangers gets no secrets.
    env: {},
  });

  return async <Result>(
    task: string,
    input: unknown,
    { timeoutMs, signal, transfer = [] }: RunOptions,
  ): Promise<Result> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return (await pool.run(input, {
        name: task,
        transferList: transfer,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })) as Result;
    } catch (error) {
      if (signal?.aborted) throw new ThreadEnded('aborted', { cause: error });
      if (timeout.aborted) throw new ThreadEnded('time', { cause: error });
      if (isOutOfMemory(error)) throw new ThreadEnded('memory', { cause: error });
      throw error;
    } finally {
      if (idleMs === null) await pool.destroy();
    }
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
