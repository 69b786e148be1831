import { useMemo } from 'react';
import { isEmptyDraft } from '#editor/draft.ts';
import { useDebouncedLayout } from '../core/use-debounced-layout.ts';
import { useDraft } from '../core/use-editor.ts';
import { useLogoColours } from '../style/logo-colours.tsx';
import { type OfferedLook, offeredAtStart, offeredLike, offeredTo } from './offered-looks.ts';

type Offer = { panel: readonly OfferedLook[]; strip: readonly OfferedLook[] };

/** The looks that the panel and the strip below the card offer. They follow the texts and the logo of the card. */
export function useOfferedLooks(): Offer {
  const look = useDraft(({ card }) => card.style.look?.id);
  const isEmpty = useDraft(isEmptyDraft);
  const draft = useDebouncedLayout()?.draft;
  const { colours } = useLogoColours();
  const present = useDraft(({ card }) => card.content);
  const pixels = draft?.logo?.pixels;
  // The first texts are used at once, so that the looks do not change under a finger.
  const content = draft && !isEmptyDraft(draft) ? draft.card.content : present;
  return useMemo(() => {
    if (look) return { panel: [], strip: offeredLike(look) };
    if (isEmpty) return { panel: offeredAtStart, strip: offeredAtStart };
    const { fitting, others } = offeredTo({ content, logo: pixels && { ...pixels, colours } });
    return { panel: fitting, strip: others };
  }, [look, isEmpty, content, pixels, colours]);
}
