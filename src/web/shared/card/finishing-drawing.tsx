import { useId } from 'react';
import type { GlyphRun, Scene } from '#layout/scene.ts';
import { type Outlines, pathOfRun } from './glyph-paths.ts';
import { logoHref } from './logo-href.ts';

type FinishingDrawingProps = {
  scene: Scene;
  fonts: Outlines;
  logoUrl: string | null;
  /** The parts that are on the plate. */
  parts: readonly string[];
};

/** The plate of a finishing over a card, hatched: the shapes that the file has on it. A logo of pixels has none. */
export function FinishingDrawing({ scene, fonts, logoUrl, parts }: FinishingDrawingProps) {
  const [hatch, silhouette] = [useId(), useId()];
  const runs = scene.items.filter(
    (item): item is GlyphRun =>
      item.kind === 'text' && !item.isPlaceholder && item.field !== null && parts.includes(item.field),
  );
  const logo = parts.includes('logo') ? scene.items.find((item) => item.kind === 'logo') : undefined;
  const box = logo?.pixels.isVector && logo.image;
  const href = logo && logoHref(logo, logoUrl);
  return (
    <g data-plate="finishing" fill={`url(#${hatch})`} className="stroke-guide-finishing">
      <pattern
        id={hatch}
        width="0.6"
        height="0.6"
        patternTransform="rotate(45)"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0.15 0V0.6" strokeWidth="0.3" />
      </pattern>
      {runs.map((run) => (
        <path key={run.id} d={pathOfRun(run, fonts)} vectorEffect="non-scaling-stroke" strokeWidth={1} />
      ))}
      {box && href && (
        <>
          <mask id={silhouette} className="mask-type-alpha">
            <image x={box.x} y={box.y} width={box.width} height={box.height} href={href} />
          </mask>
          <rect
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            stroke="none"
            mask={`url(#${silhouette})`}
          />
        </>
      )}
    </g>
  );
}
