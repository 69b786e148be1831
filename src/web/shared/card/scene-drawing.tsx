import { lazy, memo, Suspense } from 'react';
import { isRedrawn } from '#layout/logo/logo-version.ts';
import type { GlyphRun, PlacedLogo, Scene, SceneItem, SceneShape } from '#layout/scene.ts';
import type { Outlines } from './glyph-paths.ts';
import { LogoVersionDrawing } from './lazy-logo-version.ts';
import { logoHref } from './logo-href.ts';
import { boxAttributes, type DrawnItem, partOf } from './scene-parts.ts';

type SceneDrawingProps = {
  scene: Scene;
  fonts: Outlines;
  /** Null leaves the logo's box empty. */
  logoUrl: string | null;
};

/** Everything that is printed, for an SVG with mm as its unit. */
export function SceneDrawing({ scene, fonts, logoUrl }: SceneDrawingProps) {
  return scene.items.map((item) => <Item key={item.id} item={item} fonts={fonts} logoUrl={logoUrl} />);
}

/** Few cards have a picture. */
const PictureDrawing = lazy(() => import('./picture-drawing.tsx'));

function isRedrawnLogo({ pixels: { analysis }, version }: PlacedLogo): boolean {
  return analysis !== undefined && isRedrawn(analysis, version ?? null);
}

type ItemProps = Omit<SceneDrawingProps, 'scene'> & { item: SceneItem };

function Item({ item, fonts, logoUrl }: ItemProps) {
  switch (item.kind) {
    case 'picture':
      return (
        <Suspense>
          <PictureDrawing picture={item} />
        </Suspense>
      );
    case 'logo':
      return <Logo placed={item} url={logoHref(item, logoUrl)} />;
    case 'fill':
    case 'qr':
    case 'rule':
    case 'shape':
    case 'text':
      return <Part item={item} fonts={fonts} />;
  }
}

function Logo({ placed, url }: { placed: PlacedLogo; url: string | null }) {
  if (!url) return null;
  return isRedrawnLogo(placed) ? (
    <Suspense>
      <LogoVersionDrawing placed={placed} logoUrl={url} />
    </Suspense>
  ) : (
    <image {...boxAttributes(placed.image)} href={url} />
  );
}

type PartProps = { item: DrawnItem; fonts: Outlines };

const Part = memo(
  function Part({ item, fonts }: PartProps) {
    const { tag: Tag, attributes } = partOf(item, fonts);
    return <Tag {...attributes} />;
  },
  (before, after) => before.fonts === after.fonts && isSameItem(before.item, after.item),
);

function isSameItem(before: DrawnItem, after: DrawnItem): boolean {
  if (before.kind === 'shape' && after.kind === 'shape') return isSameShape(before, after);
  if (before.kind === 'text' && after.kind === 'text') return isSameRun(before, after);
  return before === after;
}

/** A layout may repeat a shape as another object with the same path. */
function isSameShape(a: SceneShape, b: SceneShape): boolean {
  if (a === b) return true;
  if (a.path !== b.path) return false;
  if ('fill' in a) return 'fill' in b && a.fill === b.fill;
  return 'stroke' in b && a.stroke === b.stroke && a.weightPt === b.weightPt;
}

/** The same text in the same face has the same glyphs. A keystroke then re-renders only the changed run. */
function isSameRun(a: GlyphRun, b: GlyphRun): boolean {
  return (
    a.text === b.text &&
    a.icon === b.icon &&
    a.face === b.face &&
    a.trackingEm === b.trackingEm &&
    a.sizePt === b.sizePt &&
    a.x === b.x &&
    a.y === b.y &&
    a.colour === b.colour &&
    a.opacity === b.opacity
  );
}
