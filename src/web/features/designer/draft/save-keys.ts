import type { Draft } from '../core/draft.ts';

/** The keys under which drafts of this page were sent. */
const keys = new WeakMap<Draft, string>();

/** The idempotency key of a draft: its revision on this device, or one of this page's where it is not kept. A draft that was not changed keeps its key. */
export function idempotencyKeyOf(draft: Draft, revision: string | null): string {
  const key = keys.get(draft) ?? revision ?? crypto.randomUUID();
  keys.set(draft, key);
  return key;
}
