import { ProviderError } from './provider-error.ts';

export type SimulatorResponse = { status: number; body: unknown; headers?: Record<string, string> };

type StoredRequest = { request: string; response: SimulatorResponse | null };

/**
 * Handles each key once. The same request again gets the first response, also a failure. Another request with the same
 * key is refused, and so is one that arrives while the first is in progress.
 */
export function idempotencyKeys() {
  const stored = new Map<string, StoredRequest>();

  return async (
    key: string | null,
    request: string,
    handle: () => Promise<SimulatorResponse>,
  ): Promise<SimulatorResponse> => {
    if (key === null) return handle();
    const known = stored.get(key);
    if (known && known.request !== request)
      throw new ProviderError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (known?.response) return { ...known.response, headers: { 'idempotent-replayed': 'true' } };
    if (known)
      throw new ProviderError(
        409,
        'idempotency_error',
        `There is currently another in-progress request using this Idempotent Key: ${key}.`,
        { code: 'idempotency_key_in_use' },
      );
    const entry: StoredRequest = { request, response: null };
    stored.set(key, entry);
    try {
      // A copy, since the object may change later.
      entry.response = structuredClone(await handle());
      return entry.response;
    } catch (error) {
      // A request refused before it was handled is not stored.
      stored.delete(key);
      throw error;
    }
  };
}
