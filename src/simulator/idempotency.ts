import { ProviderError } from './provider-error.ts';

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

type Kept = { asked: string; answer: Answer | null };

/**
 * One key, one act: the same request again gets the first answer, word for word, a failure included; another request
 * under the same key is refused, and so is one that comes while the first is still being worked on.
 */
export function idempotencyKeys() {
  const kept = new Map<string, Kept>();

  return async (key: string | null, asked: string, act: () => Promise<Answer>): Promise<Answer> => {
    if (key === null) return act();
    const known = kept.get(key);
    if (known && known.asked !== asked)
      throw new ProviderError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (known?.answer) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
    if (known)
      throw new ProviderError(
        409,
        'idempotency_error',
        `There is currently another in-progress request using this Idempotent Key: ${key}.`,
        { code: 'idempotency_key_in_use' },
      );
    const entry: Kept = { asked, answer: null };
    kept.set(key, entry);
    try {
      // As it was then, whatever becomes of the object later.
      entry.answer = structuredClone(await act());
      return entry.answer;
    } catch (error) {
      // What was refused before it began is not kept.
      kept.delete(key);
      throw error;
    }
  };
}
