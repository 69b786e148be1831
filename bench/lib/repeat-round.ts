/** How often a round is tried. */
const maxAttempts = 3;

/** Repeats a round of a browser that fails: a busy one does not start in time, and a throttled one sometimes ends no request. */
export async function repeatRound<Result>(
  name: string,
  round: () => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await round();
  } catch (error) {
    if (attempt === maxAttempts) throw error;
    console.log(`A round of ${name} failed and is repeated: ${String(error).slice(0, 200)}`);
    return repeatRound(name, round, attempt + 1);
  }
}
