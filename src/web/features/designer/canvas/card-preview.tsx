import { useId } from 'react';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import type { Outlines } from './glyph-paths.ts';
import { GuideLines } from './guide-lines.tsx';
import { SceneDrawing } from './scene-drawing.tsx';

type CardPreviewProps = {
  scene: Scene;
  fonts: Outlines;
  logoUrl: string | null;
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  showBleed: boolean;
  showSafe: boolean;
};

/** The card as it will be printed, with its guides; without the bleed, as it will be cut. */
export function CardPreview({ scene, fonts, logoUrl, label, showBleed, showSafe }: CardPreviewProps) {
  const { guides } = scene;
  const edge = useId();
  const { cut } = guides;
  return (
    <svg role="img" aria-label={label} viewBox={viewBoxOf(guides.bleed)} className="block size-full">
      {!showBleed && (
        <clipPath id={edge}>
          <rect x={cut.x} y={cut.y} width={cut.width} height={cut.height} />
        </clipPath>
      )}
      <g clipPath={showBleed ? undefined : `url(#${edge})`}>
        <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl} />
      </g>
      <GuideLines guides={guides} showBleed={showBleed} showSafe={showSafe} />
    </svg>
  );
}

/** The card alone, cut, at any size. */
export function CardThumbnail({
  scene,
  fonts,
  logoUrl,
}: Pick<CardPreviewProps, 'scene' | 'fonts' | 'logoUrl'>) {
  return (
    <svg aria-hidden="true" viewBox={viewBoxOf(scene.guides.cut)} className="block size-full">
      <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl} />
    </svg>
  );
}

function viewBoxOf({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
