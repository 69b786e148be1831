import { startTransition, useEffect, useEffectEvent } from 'react';
import type { Card, CardContent } from '#domain/card/card.ts';
import type { CardLook } from '#domain/card/look/card-look.ts';
import { withOfferedLook } from '#domain/look/choose-look.ts';
import type { Logo } from '#editor/draft.ts';
import { createStore } from '#editor/store.ts';
import { hasLook } from '#layout/look-layout.ts';
import { isPerfectFit, type LookFit } from '#layout/looks/look-fit.ts';
import { bestForLogo, candidatesForLogo } from '#layout/looks/rank-looks.ts';
import type { LogoSize } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { thumbnailQueue } from '../../../shared/looks/thumbnail-queue.ts';
import { useStore, useStoreValue } from '../../../shared/use-store.ts';
import { withSample } from '../core/drawing/sample-card.ts';
import { useDebouncedLayout } from '../core/use-card-layout.ts';
import { useEditor } from '../core/use-editor.ts';
import { addedLogo, isPasted } from './added-logo.ts';
import type { OfferedLook } from './offered-looks.ts';
import { type PictureDraft, usePictureDraft } from './picture-draft.ts';

/** How many looks are offered for a logo, and how many are measured at a time. */
const count = 3;

/** A search for looks, and what it found. */
type Search = { logo: Logo; content: CardContent; looks: readonly OfferedLook[] | null };

/** The last search: more than one place shows its looks. */
const lastSearch = createStore<Search | null>(null);

/** The logo whose looks were closed. */
const closedFor = createStore<Logo | null>(null);

export type LogoLooks = {
  /** Null while they are searched. */
  looks: readonly OfferedLook[] | null;
  draft: PictureDraft | null;
  close: () => void;
};

/**
 * Three looks for a logo that was added here; null without one, and after they were closed. Typing does not change them;
 * pasting does.
 */
export function useLogoLooks(): LogoLooks | null {
  const { sample } = useTexts('card-style');
  const editor = useEditor();
  const logo = useStore(editor, addedLogo);
  const paused = useDebouncedLayout()?.draft.card.content;
  const pictures = usePictureDraft();
  const last = useStoreValue(lastSearch);
  const isClosed = useStoreValue(closedFor) === logo;
  const content = paused ?? editor.get().present.card.content;

  const search = useEffectEvent((of: Logo) => {
    const card = withSample({ ...editor.get().present.card, content }, sample);
    const before = lastSearch.get();
    const started = { logo: of, content, looks: before?.logo === of ? before.looks : null };
    lastSearch.set(started);
    looksForLogo(card, of.pixels).then(
      (looks) => {
        if (lastSearch.get() === started) startTransition(() => lastSearch.set({ ...started, looks }));
      },
      () => undefined,
    );
  });
  useEffect(() => {
    const before = lastSearch.get();
    const isNew = logo && (before?.logo !== logo || isPasted(before.content, content));
    if (isNew && !isClosed) search(logo);
  }, [logo, content, isClosed]);

  if (!logo || isClosed) return null;
  const isDrawn = pictures?.logo === logo;
  return {
    looks: last?.logo === logo ? last.looks : null,
    draft: isDrawn ? pictures : { card: withSample(editor.get().present.card, sample), logo },
    close: () => closedFor.set(logo),
  };
}

/** The looks that suit a logo best. Those after the first are measured only until enough of them are perfect. */
async function looksForLogo(card: Card, logo: LogoSize): Promise<readonly OfferedLook[]> {
  const candidates = candidatesForLogo({ content: card.content, logo });
  const fits: { look: CardLook; fit: LookFit }[] = [];
  while (fits.length < candidates.length && fits.filter(({ fit }) => isPerfectFit(fit)).length < count) {
    const next = candidates.slice(fits.length, fits.length + count);
    fits.push(...(await Promise.all(next.map((look) => measured(card, look, logo)))));
  }
  return bestForLogo(fits, count).map(({ look, fit }) => ({
    look,
    ...(fit.logo === 'own' && { reason: { kind: 'ownColours' as const } }),
  }));
}

/** Where it cannot be measured, it is the last. */
const unmeasured: LookFit = { logo: null, logoSize: 0, step: 0, findings: 0 };

async function measured(
  card: Card,
  look: CardLook,
  logo: LogoSize,
): Promise<{ look: CardLook; fit: LookFit }> {
  const dressed = withOfferedLook(card, look);
  const fit = hasLook(dressed) ? await thumbnailQueue.measureFit({ card: dressed, logo }) : null;
  return { look, fit: fit ?? unmeasured };
}
