/** A helper script must be there within five seconds, or printing fails. */
export async function withTimeout<Helper>(loading: Promise<Helper>, milliseconds = 5_000): Promise<Helper> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A helper script did not arrive in time')), milliseconds);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
