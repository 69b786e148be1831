import type { InjectOptions } from 'fastify';
import type { KeyScope } from '#domain/account/api-keys.ts';
import { type ApiUnderTest, type Caller, testPassword } from './api-under-test.ts';

/** Makes a key as a signed-in user does; returns it and its id. */
export async function aKey(
  maker: Caller,
  scopes: readonly KeyScope[],
): Promise<{ id: string; key: string; start: string }> {
  const made = await maker.post('/api/keys', { name: 'HR system', scopes, password: testPassword });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json();
}

/** A program that has a key, and no cookies. */
export function withKey(api: ApiUnderTest, key: string): Caller {
  const program = api.visitor();
  const named = (options: InjectOptions = {}): InjectOptions => ({
    ...options,
    headers: { authorization: `Bearer ${key}`, ...options.headers },
  });
  return {
    ...program,
    get: (url, options) => program.get(url, named(options)),
    post: (url, body, options) => program.post(url, body, named(options)),
    put: (url, body, options) => program.put(url, body, named(options)),
    delete: (url, options) => program.delete(url, named(options)),
  };
}
