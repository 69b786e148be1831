import { memo, useEffect } from 'react';
import type { Card } from '#domain/card/card.ts';
import type { Size } from '#layout/guides.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { shownBackBackground, shownStyle } from '#layout/look-layout.ts';
import type { Scene } from '#layout/scene.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { useStoreValue } from '../use-store.ts';
import { loadBackTools, loadedBackTools } from './back-tools.ts';
import { CardThumbnail } from './card-thumbnail.tsx';
import { useLogoImage } from './logo-image.ts';
import { useFonts, useFontsOfSides, useLooks } from './use-fonts.ts';
import { useRenderSlot } from './use-render-slot.ts';

/** The front of a card as it is printed. Shows bare paper until it may be drawn and its fonts and logo are loaded. */
export function CardPicture({ card, isDrawn = true }: { card: Card; isDrawn?: boolean }) {
  const looks = useLooks();
  return (
    <span
      className="block size-full shadow-sheet"
      style={{ backgroundColor: shownStyle(card, looks).background }}
    >
      {isDrawn && <RenderedCard card={card} />}
    </span>
  );
}

const RenderedCard = memo(function RenderedCard({ card }: { card: Card }) {
  const logo = useLogoImage(card);
  const fonts = useFonts(card);
  // A face completes many cards at once. They are drawn in the order of the page, and each is seen when it is drawn.
  const isReady = fonts !== null && logo !== undefined;
  const isDrawn = useRenderSlot(isReady, isReady);
  if (!fonts || !isDrawn) return null;
  const scene = sceneOf(card, fonts, logo?.size ?? null);
  return <CardThumbnail scene={scene} fonts={fonts} logoUrl={logo?.url ?? null} />;
});

/** The back of a card; bare paper until what lays it out, its fonts and its logo are loaded. */
export function BackPicture({ card }: { card: Card }) {
  const { back } = card;
  const logo = useLogoImage(card);
  const { tools } = useStoreValue(loadedBackTools);
  const looks = useLooks();
  const fonts = useFontsOfSides(card);
  useEffect(loadBackTools, []);
  const scene = fonts && tools && logo !== undefined ? tools.layoutBack(card, fonts, logo?.size) : null;
  return (
    <span
      className="block size-full shadow-sheet"
      style={{
        backgroundColor: back ? shownBackBackground(card, back, looks) : shownStyle(card, looks).background,
      }}
    >
      {fonts && scene && <CardThumbnail scene={scene} fonts={fonts} logoUrl={logo?.url ?? null} />}
    </span>
  );
}

const scenes = new WeakMap<Card, Scene>();

/** Caches the layout, so that scrolling back does not lay the card out again. */
function sceneOf(card: Card, fonts: LoadedFonts, logo: Size | null): Scene {
  const scene = scenes.get(card) ?? layoutCard(card, fonts, logo ?? undefined);
  if (logo || !card.style.logo.ref) scenes.set(card, scene);
  return scene;
}
