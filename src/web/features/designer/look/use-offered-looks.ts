import { useMemo, useState } from 'react';
import type { CardContent } from '#domain/card/card.ts';
import type { LogoColours } from '#domain/card/colour/logo-colours.ts';
import { isEmptyDraft } from '#editor/draft.ts';
import type { Size } from '#layout/guides.ts';
import { useLogoColours } from '../core/logo/logo-colours.ts';
import { useDebouncedLayout } from '../core/use-card-layout.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { type OfferedLook, offeredLike, offeredTo } from './offered-looks.ts';

type Offer = { panel: readonly OfferedLook[]; strip: readonly OfferedLook[] };

/** The looks that the panel and the strip below the card offer to a card that is not empty. They follow the texts and the logo of the card. */
export function useOfferedLooks(): Offer {
  const look = useDraft(({ card }) => card.style.look?.id);
  const draft = useDebouncedLayout()?.draft;
  const { colours } = useLogoColours();
  const pixels = draft?.logo?.pixels;
  const paused = draft && !isEmptyDraft(draft) ? draft.card.content : null;
  // The first texts are used at once, so that the looks do not change under a finger; those that are typed after them wait for a pause.
  const editor = useEditor();
  const [first] = useState(() => editor.get().present.card.content);
  const content = paused ?? first;
  return useMemo(() => {
    if (look) return { panel: [], strip: offeredLike(look) };
    return offerTo(content, pixels, colours);
  }, [look, content, pixels, colours]);
}

let last: { person: readonly unknown[]; offer: Offer } | null = null;

/** The panel and the strip ask for the same person: the looks are chosen once. */
function offerTo(content: CardContent, pixels: Size | undefined, colours: LogoColours['colours']): Offer {
  const person = [content, pixels, colours];
  if (last?.person.every((part, index) => part === person[index])) return last.offer;
  const { fitting, others } = offeredTo({ content, logo: pixels && { ...pixels, colours } });
  last = { person, offer: { panel: fitting, strip: others } };
  return last.offer;
}
