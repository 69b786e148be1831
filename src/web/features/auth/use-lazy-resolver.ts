import { useEffect, useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { prefetchCodeAfterUse } from '../../shared/loading/lazy-component.tsx';

/** Checks a form by code that is loaded with the first key. If it does not load, the form is sent as it is: the server checks the same. */
export function useLazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  useEffect(() => prefetchCodeAfterUse([load]), [load]);
  return useMemo(() => lazyResolver(load), [load]);
}

export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const resolve = await load().catch(() => null);
    return resolve ? resolve(values, context, options) : { values: values as unknown as Output, errors: {} };
  };
}
