import { useId } from 'react';
import type { GlyphRun, Scene } from '#layout/scene.ts';
import { type Outlines, pathOfRun } from './glyph-paths.ts';

type FinishingDrawingProps = {
  scene: Scene;
  fonts: Outlines;
  logoUrl: string | null;
  /** The parts that are on the plate. */
  parts: readonly string[];
};

/** The plate of a finishing over a card: the shapes that the file has on it. A logo of pixels has none. */
export function FinishingDrawing({ scene, fonts, logoUrl, parts }: FinishingDrawingProps) {
  const silhouette = useId();
  const runs = scene.items.filter(
    (item): item is GlyphRun =>
      item.kind === 'text' && !item.isPlaceholder && item.field !== null && parts.includes(item.field),
  );
  const logo = parts.includes('logo') ? scene.items.find((item) => item.kind === 'logo') : undefined;
  return (
    <g data-plate="finishing" className="fill-guide-finishing/50 stroke-guide-finishing">
      {runs.map((run) => (
        <path key={run.id} d={pathOfRun(run, fonts)} vectorEffect="non-scaling-stroke" strokeWidth={1} />
      ))}
      {logo?.pixels.isVector && logoUrl && (
        <>
          <filter id={silhouette} x="0" y="0" width="1" height="1">
            <feFlood className="[flood-color:var(--guide-finishing)]" floodOpacity="0.5" />
            <feComposite in2="SourceAlpha" operator="in" />
          </filter>
          <image
            x={logo.image.x}
            y={logo.image.y}
            width={logo.image.width}
            height={logo.image.height}
            href={logoUrl}
            filter={`url(#${silhouette})`}
          />
        </>
      )}
    </g>
  );
}
