/** The message of a script that did not load in time. */
export const scriptTimeout = 'A script did not load in time';

/** Fails if a script does not load within five seconds. */
export async function withTimeout<Script>(loading: Promise<Script>, milliseconds = 5_000): Promise<Script> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(scriptTimeout)), milliseconds);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
