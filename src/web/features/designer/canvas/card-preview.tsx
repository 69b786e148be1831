import { lazy, Suspense, useId } from 'react';
import type { Scene } from '#layout/scene.ts';
import type { Outlines } from '../../../shared/card/glyph-paths.ts';
import { SceneDrawing } from '../../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../../shared/card/scene-parts.ts';
import { GuideLines } from './guide-lines.tsx';

/** Few cards have a finishing. */
const FinishingDrawing = lazy(async () => ({
  default: (await import('../../../shared/card/finishing-drawing.tsx')).FinishingDrawing,
}));

type CardPreviewProps = {
  scene: Scene;
  fonts: Outlines;
  logoUrl: string | null;
  /** The accessible name of the drawing. */
  label: string;
  showBleed: boolean;
  showSafe: boolean;
  /** The radius of the cut corners, in mm. */
  cornersMm: number;
  /** The parts that get a finishing. They are shown with the bleed. */
  finished: readonly string[];
};

/** The card with its guides. Without the bleed it is clipped to the cut edge. */
export function CardPreview({
  scene,
  fonts,
  logoUrl,
  label,
  showBleed,
  showSafe,
  cornersMm,
  finished,
}: CardPreviewProps) {
  const { guides } = scene;
  const edge = useId();
  const { cut } = guides;
  return (
    <svg role="img" aria-label={label} viewBox={viewBoxOf(guides.bleed)} className="isolate block size-full">
      {!showBleed && (
        <clipPath id={edge}>
          <rect x={cut.x} y={cut.y} width={cut.width} height={cut.height} rx={cornersMm} />
        </clipPath>
      )}
      <g clipPath={showBleed ? undefined : `url(#${edge})`}>
        <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl} />
        {showBleed && finished.length > 0 && (
          <Suspense>
            <FinishingDrawing scene={scene} fonts={fonts} logoUrl={logoUrl} parts={finished} />
          </Suspense>
        )}
      </g>
      <GuideLines guides={guides} showBleed={showBleed} showSafe={showSafe} cornersMm={cornersMm} />
    </svg>
  );
}
