import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { request } from '../api/request.ts';
import { useFailureToast } from '../notify/use-failure-toast.ts';
import { updateDesigns } from './designs.ts';

/** Makes a company design from a saved card, which becomes its first card. */
export function useMakeDesign(onMade?: () => void) {
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationKey: ['makeDesign'],
    mutationFn: makeDesign,
    onSuccess: (made) => {
      updateDesigns(client, (designs) => [made, ...designs]);
      onMade?.();
    },
    onError: (error) => showFailure(error, 'makeDesign'),
  });
}

/** The other cards of the design get the sizes of this one. Without sizes a design gets them with its first list. */
async function makeDesign(card: SavedCard): Promise<SavedDesign> {
  const { typesetOfCard } = await import('./company-typeset.ts');
  const typeset = await typesetOfCard(card).catch(() => undefined);
  return request('createDesign', {
    body: { name: card.companyName, cardId: card.id, ...(typeset && { typeset }) },
  });
}
