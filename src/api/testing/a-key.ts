import type { KeyScope } from '#domain/account/api-keys.ts';
import { type ApiUnderTest, testPassword } from './api-under-test.ts';
import { type Caller, withHeaders } from './caller.ts';

/** Makes a key as a signed-in user does; returns it and its id. */
export async function aKey(
  maker: Caller,
  scopes: readonly KeyScope[],
): Promise<{ id: string; key: string; start: string }> {
  const made = await maker.call('createKey', {
    body: { name: 'HR system', scopes: [...scopes], password: testPassword },
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json();
}

/** A program that has a key, and no cookies. */
export function withKey(api: ApiUnderTest, key: string): Caller {
  return withHeaders(api.visitor(), { authorization: `Bearer ${key}` });
}
