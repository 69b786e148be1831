import { createContext, startTransition, use, useEffect, useState } from 'react';
import { textFields } from '#domain/card/card.ts';
import type { BackTools } from '#layout/check/check-design.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import { type FaceName, hasRareCharacters } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { loadBackTools, loadedBackTools } from '../../../shared/card/back-tools.ts';
import { type CardFonts, cardFonts, fontsIfLoaded, loadFaces } from '../../../shared/card/card-fonts.ts';
import { pathOfRun } from '../../../shared/card/glyph-paths.ts';
import { type PrintShop, printChoice, shopInUse, shopMargins } from '../../../shared/print/print-choice.ts';
import { type Readable, useStoreValue } from '../../../shared/store.ts';
import { yieldToEvents } from '../../../shared/yield-to-events.ts';
import type { Draft } from './draft.ts';
import { type Editor, styleOf } from './editor-store.ts';

/** The laid-out card. While a font or what lays out backs is loading it is the previous layout. */
export type LaidOutCard = {
  draft: Draft;
  /** The print shop whose margins it has. */
  shop: PrintShop;
  /** For the preview: with placeholders for empty texts. */
  scene: Scene;
  /** For printing: without placeholders. */
  printedScene: Scene;
  /** The back, laid out when it is first needed; null on a card with one side. */
  back: () => Scene | null;
  fonts: LoadedFonts;
};

export type CardLayoutStore = Readable<LaidOutCard | null>;

/** Lays the card out once per change. All views of the card read the same scene. */
export function createCardLayoutStore(editor: Editor, placeholders: Placeholders): CardLayoutStore {
  let laidOutCard: LaidOutCard | null = null;
  let lastInput: LayoutInput | null = null;
  let lastFaces: { style: Draft['design']; faces: FaceName[] } | null = null;

  function facesOf(design: Draft['design']): FaceName[] {
    // A rare character needs a fallback face; otherwise the faces stay the same while somebody types.
    const style = textFields.some((field) => hasRareCharacters(design[field] ?? ''))
      ? design
      : styleOf(design);
    if (lastFaces?.style !== style) lastFaces = { style, faces: facesOfSides(style, placeholders) };
    return lastFaces.faces;
  }

  function get(): LaidOutCard | null {
    const draft = editor.get().present;
    const { design, logo } = draft;
    const loaded = cardFonts.get();
    const { tools } = loadedBackTools.get();
    const shop = shopInUse();
    const input = { design, logo, loaded, tools, shop };
    if (isSameInput(lastInput, input)) return laidOutCard;
    lastInput = input;
    const faces = facesOf(design);
    loadFaces(faces);
    if (design.back) loadBackTools();
    const fonts = fontsIfLoaded(loaded, faces);
    if (fonts && (tools || !design.back)) {
      const margins = shopMargins(shop);
      const layout = (shown: Placeholders) => layoutCard(design, fonts, logo?.pixels, shown, margins);
      const scene = layout(placeholders);
      const printedScene = hasPlaceholders(scene) ? layout({}) : scene;
      const back = once(() => tools?.layoutBack(design, fonts, logo?.pixels, margins) ?? null);
      laidOutCard = { draft, shop, scene, printedScene, back, fonts };
    }
    return laidOutCard;
  }

  return {
    get,
    subscribe(listener) {
      const subscribed = new AbortController();
      const unsubscribes = [
        ...[editor, loadedBackTools, printChoice].map(({ subscribe }) => subscribe(listener)),
        cardFonts.subscribe(() => void drawInSteps(get, listener, subscribed.signal)),
      ];
      return () => {
        subscribed.abort();
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}

/**
 * Lays out a card whose fonts have arrived, then its glyphs, then notifies. On a phone each of them takes as long as a
 * key may wait, and the fonts often arrive while the first text is typed.
 */
async function drawInSteps(
  get: CardLayoutStore['get'],
  notify: () => void,
  signal: AbortSignal,
): Promise<void> {
  await yieldToEvents();
  const laidOutCard = get();
  for (const item of laidOutCard?.scene.items ?? []) {
    if (item.kind !== 'text' || !laidOutCard) continue;
    await yieldToEvents();
    pathOfRun(item, laidOutCard.fonts);
  }
  await yieldToEvents();
  if (!signal.aborted) notify();
}

type LayoutInput = Pick<Draft, 'design' | 'logo'> & {
  loaded: CardFonts;
  tools: BackTools | null;
  shop: PrintShop;
};

function isSameInput(a: LayoutInput | null, b: LayoutInput): boolean {
  return (
    a?.design === b.design &&
    a.logo === b.logo &&
    a.loaded === b.loaded &&
    a.tools === b.tools &&
    a.shop === b.shop
  );
}

/** Computes a value on the first call only. */
function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** The printed sides of the card: the front, and the back if it has one. */
export function printedSides({ printedScene, back }: LaidOutCard): Scene[] {
  const backScene = back();
  return [printedScene, ...(backScene ? [backScene] : [])];
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
