import { memo, use, useEffect } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import { backgroundOf } from '#domain/card/card.ts';
import { backBackground } from '#layout/back/back-colours.ts';
import type { Size } from '#layout/guides.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { loadBackTools, loadedBackTools } from '../../shared/card/back-tools.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from '../../shared/card/card-fonts.ts';
import { CardThumbnail } from '../../shared/card/card-thumbnail.tsx';
import { useLogoImage } from '../../shared/card/logo-image.ts';
import { useFonts } from '../../shared/card/use-fonts.ts';
import { useStore, useStoreValue } from '../../shared/store.ts';
import { NearViewportContext } from './near-viewport.ts';

/** A saved card as it will be printed. Shows bare paper while the card is off-screen or its fonts and logo are loading. */
export function CardPicture({ card }: { card: SavedCard }) {
  const isNear = use(NearViewportContext);
  return (
    <span className="block size-full shadow-sheet" style={{ backgroundColor: backgroundOf(card) }}>
      {isNear && <RenderedCard card={card} />}
    </span>
  );
}

const RenderedCard = memo(function RenderedCard({ card }: { card: SavedCard }) {
  const logo = useLogoImage(card.logoUrl ?? null);
  const fonts = useFonts(card);
  if (!fonts || logo === undefined) return null;
  const scene = sceneOf(card, fonts, logo?.size ?? null);
  return <CardThumbnail scene={scene} fonts={fonts} logoUrl={logo?.url ?? null} />;
});

/** The back of a saved card; bare paper until what lays it out, its fonts and its logo are loaded. */
export function BackPicture({ card }: { card: SavedCard }) {
  const { back } = card;
  const logo = useLogoImage(card.logoUrl ?? null);
  const { tools } = useStoreValue(loadedBackTools);
  const faces = facesOfSides(card);
  const fonts = useStore(cardFonts, (loaded) => fontsIfLoaded(loaded, faces));
  useEffect(() => {
    loadBackTools();
    loadFaces(facesOfSides(card));
  }, [card]);
  const scene = fonts && tools && logo !== undefined ? tools.layoutBack(card, fonts, logo?.size) : null;
  return (
    <span
      className="block size-full shadow-sheet"
      style={{ backgroundColor: back ? backBackground(card, back) : backgroundOf(card) }}
    >
      {fonts && scene && <CardThumbnail scene={scene} fonts={fonts} logoUrl={logo?.url ?? null} />}
    </span>
  );
}

const scenes = new WeakMap<SavedCard, Scene>();

/** Caches the layout, so that scrolling back does not lay the card out again. */
function sceneOf(card: SavedCard, fonts: LoadedFonts, logo: Size | null): Scene {
  const scene = scenes.get(card) ?? layoutCard(card, fonts, logo ?? undefined);
  if (logo || !card.logoUrl) scenes.set(card, scene);
  return scene;
}
