import {
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallResponse, EndpointName, PlainCallName } from '#contract/endpoints.ts';
import { type CallOptions, request } from '../api/request.ts';
import type { Failure, MoreTexts } from '../notify/failure-text.ts';
import { showToast } from '../notify/toast-store.ts';
import { useShowFailure } from '../notify/use-show-failure.ts';

type CallInput<Name extends EndpointName> = NonNullable<CallOptions<Name>[0]>;

type SuccessTexts = { title: string; description: string };

/** A query, or a function that reads again what the page shows. */
type Stale = { queryKey: QueryKey } | ((client: QueryClient) => Promise<unknown>);

type ApiMutation<Input, Result> = Pick<
  UseMutationOptions<Result, Error, Input>,
  'mutationKey' | 'scope' | 'onMutate'
> & {
  /** What failed, for the toast; null: the caller shows it in its place. */
  failure: Failure | null;
  failureTexts?: MoreTexts;
  /** Shows a failure in its place, or not at all, and returns true: there is no toast then. */
  showInPlace?: (error: Error, input: Input) => boolean;
  /** The toast of a success. */
  success?: SuccessTexts | ((result: Result, input: Input) => SuccessTexts | null);
  /** What is read again after a success. The mutation is pending until then. */
  invalidates?: readonly Stale[];
  /** What the page shows is out of date after a failure too. */
  invalidatesAfterFailure?: boolean;
  /** Runs after the toast and before anything is read again. */
  onSuccess?: (result: Result, input: Input, client: QueryClient) => unknown;
  onError?: (error: Error, input: Input, client: QueryClient) => unknown;
};

/**
 * Calls an endpoint by its name, or a function that makes several calls; shows how it went in a toast and reads again what it
 * changed.
 */
export function useApiMutation<Name extends PlainCallName>(
  endpoint: Name,
  options: ApiMutation<void, CallResponse<Name>>,
): UseMutationResult<CallResponse<Name>, Error, void>;
export function useApiMutation<Name extends EndpointName>(
  endpoint: Name,
  options: ApiMutation<CallInput<Name>, CallResponse<Name>>,
): UseMutationResult<CallResponse<Name>, Error, CallInput<Name>>;
export function useApiMutation<Result, Input = void>(
  endpoint: (input: Input) => Promise<Result>,
  options: ApiMutation<Input, Result>,
): UseMutationResult<Result, Error, Input>;
export function useApiMutation<Input>(
  endpoint: EndpointName | ((input: Input) => Promise<unknown>),
  {
    failure,
    failureTexts,
    showInPlace,
    success,
    onSuccess,
    onError,
    ...options
  }: ApiMutation<Input, unknown>,
) {
  const { invalidates = [], invalidatesAfterFailure = false, ...own } = options;
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const invalidate = () =>
    Promise.all(
      invalidates.map((stale) =>
        typeof stale === 'function' ? stale(client) : client.invalidateQueries({ queryKey: stale.queryKey }),
      ),
    );
  return useMutation({
    ...own,
    mutationFn: (input: Input) =>
      typeof endpoint === 'function'
        ? endpoint(input)
        : request(endpoint, ...([input] as CallOptions<typeof endpoint>)),
    onSuccess: async (result, input) => {
      const texts = typeof success === 'function' ? success(result, input) : success;
      if (texts) showToast({ variant: 'default', title: texts.title, description: texts.description });
      await onSuccess?.(result, input, client);
      await invalidate();
    },
    onError: async (error, input) => {
      if (failure !== null && !showInPlace?.(error, input)) showFailure(failure, error, failureTexts);
      await onError?.(error, input, client);
      if (invalidatesAfterFailure) await invalidate();
    },
  });
}
