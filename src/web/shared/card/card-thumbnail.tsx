import type { Scene } from '#layout/scene.ts';
import type { Outlines } from './glyph-paths.ts';
import { SceneDrawing } from './scene-drawing.tsx';
import { viewBoxOf } from './scene-parts.ts';

type CardThumbnailProps = { scene: Scene; fonts: Outlines; logoUrl: string | null };

/** The card cropped to its cut edge, scaled to its container. */
export function CardThumbnail({ scene, fonts, logoUrl }: CardThumbnailProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBoxOf(scene.guides.cut)} className="block size-full">
      <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl} />
    </svg>
  );
}
