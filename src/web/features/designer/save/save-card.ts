import { useMutation } from '@tanstack/react-query';
import { logoPlacementOf } from '#domain/card.ts';
import { request } from '../../../shared/api/request.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { Draft } from '../draft/draft.ts';

export function useSaveCard() {
  const messages = useMessages();
  const { data: user } = useCurrentUser();
  return useMutation({
    mutationFn: ({ name, design }: Draft) => {
      const { companyName = '', fullName = '' } = design;
      const { size, left, top } = logoPlacementOf(design);
      // The logo's millimetres go as text, as specified.
      const logo = { logoSize: String(size), logoX: String(left), logoY: String(top) };
      return request('saveCard', { body: { ...design, ...logo, companyName, fullName, name: name.trim() } });
    },
    onError: (error) => showToast(failureToast(messages, 'saveCard', error, user?.cardLimit)),
  });
}
