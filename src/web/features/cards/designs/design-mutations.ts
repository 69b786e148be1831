import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CallBody } from '#contract/calls.ts';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { SavedCard } from '#contract/saved-card.ts';
import { createDesign, putDesign, updateDesigns } from '../../../shared/api/designs.ts';
import { request } from '../../../shared/api/request.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useFailureToast } from '../card-mutations.ts';

/** Makes a company design from a card and opens the designs. */
export function useMakeDesign() {
  const navigate = useNavigate();
  const { designs: words } = useMessages();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationKey: ['makeDesign'],
    mutationFn: ({ id, companyName }: SavedCard) => createDesign(client, { name: companyName, cardId: id }),
    onSuccess: () => {
      showToast({ variant: 'default', ...words.made });
      void navigate('/designs');
    },
    onError: (error) => showFailure(error, 'makeDesign'),
  });
}

export function useChangeDesign({ id }: SavedDesign) {
  const { designs: words } = useMessages();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (body: CallBody<'changeDesign'>) => request('changeDesign', { params: { id }, body }),
    onSuccess: (changed) => {
      putDesign(client, changed);
      const { title, description } = words.saved;
      showToast({ variant: 'default', title, description: description(changed.cardCount) });
    },
    onError: (error) => showFailure(error, 'changeDesign'),
  });
}

/** Deletes a design; its cards keep their look. */
export function useDeleteDesign({ id, name }: SavedDesign) {
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('deleteDesign', { params: { id }, query: { cards: 'keep' } }),
    onSuccess: () => {
      updateDesigns(client, (designs) => designs.filter((design) => design.id !== id));
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const { title, description } = messages.designs.deleted;
      showToast({ variant: 'default', title, description: description(name) });
    },
    onError: (error) => showToast(failureToast(messages, 'deleteDesign', error)),
  });
}
