import { createContext, startTransition, use, useEffect, useState } from 'react';
import { facesOf, layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { type CardFonts, cardFonts, fontsIfLoaded, loadFaces } from '../../../shared/card/card-fonts.ts';
import { type Readable, useStoreValue } from '../../../shared/store.ts';
import type { Draft } from './draft.ts';
import type { Editor } from './editor-store.ts';

/** The laid-out card. While a font is loading it is the previous layout. */
export type LaidOutCard = {
  draft: Draft;
  /** For the preview: with placeholders for empty texts. */
  scene: Scene;
  /** For printing: without placeholders. */
  printedScene: Scene;
  fonts: LoadedFonts;
};

export type CardLayoutStore = Readable<LaidOutCard | null>;

/** Lays the card out once per change. All views of the card read the same scene. */
export function createCardLayoutStore(editor: Editor, placeholders: Placeholders): CardLayoutStore {
  let laidOutCard: LaidOutCard | null = null;
  let lastInput: { design: Draft['design']; logo: Draft['logo']; loaded: CardFonts } | null = null;

  function get(): LaidOutCard | null {
    const draft = editor.get().present;
    const { design, logo } = draft;
    const loaded = cardFonts.get();
    if (lastInput?.design === design && lastInput.logo === logo && lastInput.loaded === loaded)
      return laidOutCard;
    lastInput = { design, logo, loaded };
    const faces = facesOf(design, placeholders);
    loadFaces(faces);
    const fonts = fontsIfLoaded(loaded, faces);
    if (fonts) {
      const scene = layoutCard(design, fonts, logo?.pixels, placeholders);
      const printedScene = hasPlaceholders(scene) ? layoutCard(design, fonts, logo?.pixels) : scene;
      laidOutCard = { draft, scene, printedScene, fonts };
    }
    return laidOutCard;
  }

  return {
    get,
    subscribe(listener) {
      const unsubscribes = [editor.subscribe(listener), cardFonts.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}

function hasPlaceholders({ items }: Scene): boolean {
  return items.some((item) => item.kind === 'text' && item.isPlaceholder);
}

export const CardLayoutContext = createContext<CardLayoutStore | null>(null);

/** Null until the fonts are loaded. */
export function useLaidOutCard(): LaidOutCard | null {
  return useStoreValue(useCardLayoutStore());
}

/** The laid-out card, null for the first render: drawing the first card takes as long as rendering the rest of the editor. */
export function useDeferredLayout(): LaidOutCard | null {
  const { subscribe, get } = useCardLayoutStore();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return useStoreValue({ subscribe, get: isMounted ? get : getNull });
}

function getNull(): null {
  return null;
}

export function useCardLayoutStore(): CardLayoutStore {
  const layoutStore = use(CardLayoutContext);
  if (!layoutStore) throw new Error('useCardLayoutStore needs a CardLayoutContext above it');
  return layoutStore;
}
