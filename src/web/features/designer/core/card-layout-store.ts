import { createContext, startTransition, use, useEffect, useState } from 'react';
import { facesOf, layOutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { type CardFonts, cardFonts, fontsWith, loadFaces } from '../../../shared/card/card-fonts.ts';
import { type Followed, useStored } from '../../../shared/store.ts';
import type { Draft } from './draft.ts';
import type { Editor } from './editor-store.ts';

/** The card as it is laid out now; while a face is on its way, as it was before. */
export type Staged = {
  draft: Draft;
  /** As the preview shows it, with placeholders where texts are empty. */
  scene: Scene;
  /** As it is printed, without them. */
  printedScene: Scene;
  fonts: LoadedFonts;
};

export type Stage = Followed<Staged | null>;

/** Lays the card out once for each change; everything that shows it reads the same scene. */
export function createStage(editor: Editor, placeholders: Placeholders): Stage {
  let staged: Staged | null = null;
  let laidOut: { design: Draft['design']; logo: Draft['logo']; loaded: CardFonts } | null = null;

  function read(): Staged | null {
    const draft = editor.read().present;
    const { design, logo } = draft;
    const loaded = cardFonts.read();
    if (laidOut?.design === design && laidOut.logo === logo && laidOut.loaded === loaded) return staged;
    laidOut = { design, logo, loaded };
    const faces = facesOf(design, placeholders);
    loadFaces(faces);
    const fonts = fontsWith(loaded, faces);
    if (fonts) {
      const scene = layOutCard(design, fonts, logo?.pixels, placeholders);
      const printedScene = hasPlaceholders(scene) ? layOutCard(design, fonts, logo?.pixels) : scene;
      staged = { draft, scene, printedScene, fonts };
    }
    return staged;
  }

  return {
    read,
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

export const StageContext = createContext<Stage | null>(null);

/** The card as it stands on the stage, or null until its faces are here. */
export function useStaged(): Staged | null {
  return useStored(useStage());
}

/** The same after the editor itself is shown: the first drawing of a card takes as long as all the rest. */
export function useStagedNext(): Staged | null {
  const { subscribe, read } = useStage();
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return useStored({ subscribe, read: isNext ? read : nothingYet });
}

function nothingYet(): null {
  return null;
}

export function useStage(): Stage {
  const stage = use(StageContext);
  if (!stage) throw new Error('useStage needs a StageContext above it');
  return stage;
}
