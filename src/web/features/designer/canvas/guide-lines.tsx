import { memo, useId } from 'react';
import type { Box, Guides } from '#layout/guides.ts';

type GuideLinesProps = { guides: Guides; showBleed: boolean; showSafe: boolean };

const safeDashes = '5 4';

/** Bleed, cut and safe margin over a card. Line widths are in px at any zoom; a white outline makes the lines visible on any colour. */
export const GuideLines = memo(function GuideLines({ guides, showBleed, showSafe }: GuideLinesProps) {
  const { bleed, cut, safe } = guides;
  const hatch = useId();
  return (
    <g fill="none">
      {showBleed && (
        <>
          <pattern
            id={hatch}
            width="0.86"
            height="0.86"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
          >
            <path d="M0 0V0.86" strokeWidth="0.28" strokeOpacity="0.4" className="stroke-guide-bleed" />
          </pattern>
          <path d={ring(bleed, cut)} fillRule="evenodd" className="fill-(--guide-bleed-fill)" />
          <path d={ring(bleed, cut)} fillRule="evenodd" fill={`url(#${hatch})`} />
          {/* The drawing ends at the bleed edge: half of this line shows. */}
          <Line box={bleed} width={2} className="stroke-guide-bleed" />
          <Line box={cut} width={3} className="stroke-white/60" />
          <Line box={cut} width={1} className="stroke-guide-trim" />
        </>
      )}
      {showSafe && (
        <>
          <Line box={safe} width={3} dashes={safeDashes} className="stroke-white/60" />
          <Line box={safe} width={1.25} dashes={safeDashes} className="stroke-guide-safe" />
        </>
      )}
    </g>
  );
}, isSame);

/** Each layout creates new guide objects; they are equal if the card has the same size and margins. */
function isSame(a: GuideLinesProps, b: GuideLinesProps): boolean {
  return (
    a.showBleed === b.showBleed &&
    a.showSafe === b.showSafe &&
    (['bleed', 'cut', 'safe'] as const).every(
      (guide) =>
        a.guides[guide].width === b.guides[guide].width && a.guides[guide].height === b.guides[guide].height,
    )
  );
}

type LineProps = { box: Box; width: number; dashes?: string; className: string };

function Line({ box: { x, y, width, height }, width: px, dashes, className }: LineProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      strokeWidth={px}
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

function ring(outer: Box, inner: Box): string {
  return outline(outer) + outline(inner);
}

function outline({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
