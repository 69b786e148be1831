import type { ApiKey } from '#contract/key-schemas.ts';
import type { ApiKeyStore } from '../../store/keys/api-keys.ts';

type StoredKey = Awaited<ReturnType<ApiKeyStore['list']>>[number];

/** A key as the API returns it, without what opens anything. */
export function presentKey({ createdAt, lastUsedAt, ...key }: StoredKey): ApiKey {
  return { ...key, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
