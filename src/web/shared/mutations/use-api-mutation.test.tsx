import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { createQueryClient } from '../api/query-client.ts';
import { request } from '../api/request.ts';
import { en } from '../i18n/english.ts';
import { MessagesProvider } from '../i18n/messages-context.tsx';
import { dismissOpenToast, getToasts } from '../notify/toast-store.ts';
import { toastRemovalMs } from '../notify/toasts.ts';
import { useApiMutation } from './use-api-mutation.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  dismissOpenToast();
  vi.advanceTimersByTime(toastRemovalMs);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const respond = (status: number, body: object) => answer.mockResolvedValue(Response.json(body, { status }));
const refuse = (code: ErrorCode) => respond(errorCatalogue[code].status, { code, message: code });

function Page({ useIt }: { useIt: () => void }) {
  useIt();
  return null;
}

/** What a hook returns in a page. */
function rendered<Result>(useIt: () => Result) {
  const client = createQueryClient();
  const results: Result[] = [];
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <MessagesProvider initial={{ language: 'en', messages: en }}>
          <Page useIt={() => results.push(useIt())} />
        </MessagesProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const [result] = results;
  if (!result) throw new Error('The page was not rendered');
  return { client, result };
}

const renameCard = ({ id, name }: { id: string; name: string }) =>
  request('changeCard', { params: { id }, body: { name } });

test('a success is said and what it changed is read again', async () => {
  respond(200, { id: 'a', name: 'Ana' });
  const { client, result } = rendered(() =>
    useApiMutation(renameCard, {
      failure: 'renameCard',
      success: (card, { id }) => ({ title: 'Renamed', description: `${id} is ${card.name}` }),
      invalidates: [{ queryKey: ['cards'] }],
    }),
  );
  client.setQueryData(['cards'], []);
  await result.mutateAsync({ id: 'a', name: 'Ana' });
  expect(getToasts()[0]).toMatchObject({ variant: 'default', title: 'Renamed', description: 'a is Ana' });
  expect(client.getQueryState(['cards'])?.isInvalidated).toBe(true);
});

test('a refusal is said in the words of its situation, with the plans if the plan is the reason', async () => {
  refuse('FREE_CANNOT_CHANGE');
  const { client, result } = rendered(() =>
    useApiMutation(renameCard, { failure: 'renameCard', invalidates: [{ queryKey: ['cards'] }] }),
  );
  client.setQueryData(['cards'], []);
  await expect(result.mutateAsync({ id: 'a', name: 'Ana' })).rejects.toThrow('FREE_CANNOT_CHANGE');
  expect(getToasts()[0]).toMatchObject({
    description: en.failures.renameCard.byCode?.FREE_CANNOT_CHANGE,
    action: { label: en.offer.seePlans },
  });
  expect(client.getQueryState(['cards'])?.isInvalidated).toBe(false);
});

test('a failure that is shown in its place has no toast', async () => {
  refuse('BAD_CREDENTIALS');
  const before = getToasts();
  const shown = vi.fn(() => true);
  const { result } = rendered(() => useApiMutation(renameCard, { failure: 'login', showInPlace: shown }));
  await expect(result.mutateAsync({ id: 'a', name: '' })).rejects.toThrow('BAD_CREDENTIALS');
  expect(shown).toHaveBeenCalledOnce();
  expect(getToasts()).toBe(before);
});

test('a call without input is named by its endpoint, and another is given its body', async () => {
  answer.mockImplementation(async () => new Response(null, { status: 204 }));
  const logOut = rendered(() => useApiMutation('logout', { failure: 'logout' }));
  await logOut.result.mutateAsync();
  expect(answer.mock.lastCall?.[1]?.method).toBe('POST');
  const setLanguage = rendered(() => useApiMutation('setLanguage', { failure: 'setLanguage' }));
  await setLanguage.result.mutateAsync({ body: { language: 'sk' } });
  expect(answer.mock.lastCall?.[1]?.body).toBe('{"language":"sk"}');
});
