import type { Draft } from '#editor/draft.ts';

/** The keys that this page has used, by draft. */
const keys = new WeakMap<Draft, string>();

/** The idempotency key for saving a draft: its stored revision, or a random one if it is not stored. An unchanged draft keeps its key. */
export function getIdempotencyKey(draft: Draft, revision: string | null): string {
  const key = keys.get(draft) ?? revision ?? crypto.randomUUID();
  keys.set(draft, key);
  return key;
}
