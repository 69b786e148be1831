import { createContext, startTransition, use, useEffect, useState } from 'react';
import { facesOf, layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { type CardFonts, cardFonts, fontsWith, loadFaces } from '../../../shared/card/card-fonts.ts';
import { type Readable, useStoreValue } from '../../../shared/store.ts';
import type { Draft } from './draft.ts';
import type { Editor } from './editor-store.ts';

/** The card as it is laid out now; while a face is on its way, as it was before. */
export type LaidOutCard = {
  draft: Draft;
  /** As the preview shows it, with placeholders where texts are empty. */
  scene: Scene;
  /** As it is printed, without them. */
  printedScene: Scene;
  fonts: LoadedFonts;
};

export type CardLayoutStore = Readable<LaidOutCard | null>;

/** Lays the card out once for each change; everything that shows it reads the same scene. */
export function createCardLayoutStore(editor: Editor, placeholders: Placeholders): CardLayoutStore {
  let staged: LaidOutCard | null = null;
  let laidOut: { design: Draft['design']; logo: Draft['logo']; loaded: CardFonts } | null = null;

  function get(): LaidOutCard | null {
    const draft = editor.get().present;
    const { design, logo } = draft;
    const loaded = cardFonts.get();
    if (laidOut?.design === design && laidOut.logo === logo && laidOut.loaded === loaded) return staged;
    laidOut = { design, logo, loaded };
    const faces = facesOf(design, placeholders);
    loadFaces(faces);
    const fonts = fontsWith(loaded, faces);
    if (fonts) {
      const scene = layoutCard(design, fonts, logo?.pixels, placeholders);
      const printedScene = hasPlaceholders(scene) ? layoutCard(design, fonts, logo?.pixels) : scene;
      staged = { draft, scene, printedScene, fonts };
    }
    return staged;
  }

  return {
    get,
    subscribe(listener) {
      const stops = [editor.subscribe(listener), cardFonts.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function hasPlaceholders({ items }: Scene): boolean {
  return items.some((item) => item.kind === 'text' && item.isPlaceholder);
}

export const CardLayoutContext = createContext<CardLayoutStore | null>(null);

/** The card as it stands on the stage, or null until its faces are here. */
export function useLaidOutCard(): LaidOutCard | null {
  return useStoreValue(useCardLayoutStore());
}

/** The same after the editor itself is shown: the first drawing of a card takes as long as all the rest. */
export function useDeferredLayout(): LaidOutCard | null {
  const { subscribe, get } = useCardLayoutStore();
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return useStoreValue({ subscribe, get: isNext ? get : nothingYet });
}

function nothingYet(): null {
  return null;
}

export function useCardLayoutStore(): CardLayoutStore {
  const stage = use(CardLayoutContext);
  if (!stage) throw new Error('useStage needs a StageContext above it');
  return stage;
}
