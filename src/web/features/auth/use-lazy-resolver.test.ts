import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { lazyResolver } from './use-lazy-resolver.ts';

type Login = { username: string; password: string };

const options: ResolverOptions<Login> = { fields: {}, shouldUseNativeValidation: false };

test('a form is checked by the schema of the contract once its code has loaded', async () => {
  const resolve = lazyResolver(async () => (await import('./account-resolvers.ts')).loginResolver);
  const { errors } = await resolve({ username: ' ', password: 'secret' }, undefined, options);
  expect(errors).toMatchObject({ username: { message: 'USERNAME_REQUIRED' } });
  expect(errors).not.toHaveProperty('password');
});

test('a form whose check does not load is left to the server', async () => {
  const resolve = lazyResolver<Login, Login>(() => Promise.reject(new Error('offline')));
  const typed = { username: ' ', password: 'secret' };
  expect(await resolve(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});
