import { textFields } from '#domain/card/text-fields.ts';
import type { BackTools } from '#layout/check/print-checker.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { LookLayout } from '#layout/look-layout.ts';
import type { GlyphRun, Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import { type FaceToLoad, hasRareCharacters, looksFile } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { type PrintShop, shopMargins } from '#print/profile/print-shop.ts';
import type { Draft } from './draft.ts';
import { type Editor, styleOf } from './editor-store.ts';
import type { Readable } from './store.ts';

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

/** What the page loads and draws for the layout. */
export type LayoutPorts = {
  /** A new value after each load of a face. */
  loadedFaces: Readable<unknown>;
  /** The fonts if all these faces are loaded, else null; loads those that are missing. */
  fontsOf: (faces: readonly FaceToLoad[]) => LoadedFonts | null;
  /** What lays out looks; null until it is loaded. */
  looks: () => LookLayout | null;
  backTools: Readable<{ tools: BackTools | null }>;
  loadBackTools: () => void;
  shop: Readable<PrintShop>;
  /** Draws a text ahead of the preview. */
  drawRun: (run: GlyphRun, fonts: LoadedFonts) => void;
  /** Resolves after the events that wait. */
  yieldToEvents: () => Promise<void>;
};

/** Lays the card out once per change. All views of the card read the same scene. */
export function createCardLayoutStore(
  editor: Editor,
  placeholders: Placeholders,
  ports: LayoutPorts,
): CardLayoutStore {
  let laidOutCard: LaidOutCard | null = null;
  let lastInput: LayoutInput | null = null;
  let lastFaces: { style: Draft['card']; faces: FaceToLoad[] } | null = null;

  function facesOf(card: Draft['card']): FaceToLoad[] {
    // A rare character needs other files; otherwise the faces stay the same while somebody types.
    const style = textFields.some((field) => hasRareCharacters(card.content[field] ?? ''))
      ? card
      : styleOf(card);
    const isKnown = lastFaces?.style === style && !lastFaces.faces.includes(looksFile);
    if (!lastFaces || !isKnown)
      lastFaces = { style, faces: facesOfSides(style, ports.looks(), placeholders) };
    return lastFaces.faces;
  }

  function get(): LaidOutCard | null {
    const draft = editor.get().present;
    const { card, logo } = draft;
    const { tools } = ports.backTools.get();
    const shop = ports.shop.get();
    const input = { card, logo, loadedFaces: ports.loadedFaces.get(), tools, shop };
    if (isSameInput(lastInput, input)) return laidOutCard;
    lastInput = input;
    const fonts = ports.fontsOf(facesOf(card));
    if (card.back) ports.loadBackTools();
    if (fonts && (tools || !card.back)) {
      const margins = shopMargins(shop);
      const layout = (shown: Placeholders) => layoutCard(card, fonts, logo?.pixels, shown, margins);
      const scene = layout(placeholders);
      const printedScene = hasPlaceholders(scene) ? layout({}) : scene;
      const back = once(() => tools?.layoutBack(card, fonts, logo?.pixels, margins) ?? null);
      laidOutCard = { draft, shop, scene, printedScene, back, fonts };
    }
    return laidOutCard;
  }

  return {
    get,
    subscribe(listener) {
      let isSubscribed = true;
      const drawAndNotify = async () => {
        await drawInSteps(get, ports);
        if (isSubscribed) listener();
      };
      const unsubscribes = [
        ...[editor, ports.backTools, ports.shop].map(({ subscribe }) => subscribe(listener)),
        ports.loadedFaces.subscribe(() => void drawAndNotify()),
      ];
      return () => {
        isSubscribed = false;
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}

/**
 * Lays out a card whose fonts have arrived, then its glyphs. On a phone each of them takes as long as a key may wait, and the
 * fonts often arrive while the first text is typed.
 */
async function drawInSteps(
  get: CardLayoutStore['get'],
  { yieldToEvents, drawRun }: LayoutPorts,
): Promise<void> {
  await yieldToEvents();
  const laidOutCard = get();
  for (const item of laidOutCard?.scene.items ?? []) {
    if (item.kind !== 'text' || !laidOutCard) continue;
    await yieldToEvents();
    drawRun(item, laidOutCard.fonts);
  }
  await yieldToEvents();
}

type LayoutInput = Pick<Draft, 'card' | 'logo'> & {
  loadedFaces: unknown;
  tools: BackTools | null;
  shop: PrintShop;
};

function isSameInput(a: LayoutInput | null, b: LayoutInput): boolean {
  return (
    a?.card === b.card &&
    a.logo === b.logo &&
    a.loadedFaces === b.loadedFaces &&
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
