import { useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { request } from '../api/request.ts';
import { useApiMutation } from '../mutations/use-api-mutation.ts';
import { updateDesigns } from './designs.ts';

/** Makes a company design from a saved card, which becomes its first card. */
export function useMakeDesign(onMade?: () => void) {
  const client = useQueryClient();
  return useApiMutation(makeDesign, {
    mutationKey: ['makeDesign'],
    failure: 'makeDesign',
    onSuccess: (made) => {
      updateDesigns(client, (designs) => [made, ...designs]);
      onMade?.();
    },
  });
}

/** The other cards of the design get the sizes of this one. Without sizes a design gets them with its first list. */
async function makeDesign(card: SavedCard): Promise<SavedDesign> {
  const { sharedSizesOfCard } = await import('./company-shared-sizes.ts');
  const typeset = await sharedSizesOfCard(card).catch(() => undefined);
  return request('createDesign', {
    body: { name: card.companyName, cardId: card.id, ...(typeset && { typeset }) },
  });
}
