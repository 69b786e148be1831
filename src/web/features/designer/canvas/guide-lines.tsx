import { memo, useId } from 'react';
import type { Box, Guides } from '#layout/guides.ts';

type GuideLinesProps = { guides: Guides; showBleed: boolean; showSafe: boolean; cornersMm?: number };

const safeDashes = '5 4';

/** Bleed, cut and safe margin over a card. Line widths are in px at any zoom; a white outline makes the lines visible on any colour. */
export const GuideLines = memo(function GuideLines(props: GuideLinesProps) {
  const { guides, showBleed, showSafe, cornersMm = 0 } = props;
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
          <path d={ring(bleed, cut, cornersMm)} fillRule="evenodd" className="fill-(--guide-bleed-fill)" />
          <path d={ring(bleed, cut, cornersMm)} fillRule="evenodd" fill={`url(#${hatch})`} />
          {/* The drawing ends at the bleed edge: half of this line shows. */}
          <Line box={bleed} width={2} className="stroke-guide-bleed" />
          <Line box={cut} radius={cornersMm} width={3} className="stroke-white/60" />
          <Line box={cut} radius={cornersMm} width={1} className="stroke-guide-trim" />
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
    a.cornersMm === b.cornersMm &&
    (['bleed', 'cut', 'safe'] as const).every(
      (guide) =>
        a.guides[guide].width === b.guides[guide].width && a.guides[guide].height === b.guides[guide].height,
    )
  );
}

type LineProps = { box: Box; radius?: number; width: number; dashes?: string; className: string };

function Line({ box: { x, y, width, height }, radius, width: px, dashes, className }: LineProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={radius}
      strokeWidth={px}
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

function ring(outer: Box, inner: Box, innerRadius: number): string {
  return outline(outer) + roundedOutline(inner, innerRadius);
}

function roundedOutline(box: Box, radius: number): string {
  const { x, y, width, height } = box;
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return outline(box);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`,
  ].join('');
}

function outline({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
