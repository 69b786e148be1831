import type { Box, Guides } from '#layout/guides.ts';
import { GuideLines } from './guide-lines.tsx';

/** The usual boxes of the texts and the logo on a card of the usual format, in mm. */
const bars: Record<'landscape' | 'portrait', readonly (Box & { isQuiet?: boolean })[]> = {
  landscape: [
    { x: 6, y: 6, width: 32, height: 3.7 },
    { x: 6, y: 11.8, width: 20, height: 2.2, isQuiet: true },
    { x: 6, y: 38, width: 24.5, height: 3.2 },
    { x: 6, y: 42.8, width: 21, height: 2.2, isQuiet: true },
    { x: 60.5, y: 35.2, width: 23.5, height: 2.2, isQuiet: true },
    { x: 56, y: 39, width: 28, height: 2.2, isQuiet: true },
    { x: 54, y: 42.8, width: 30, height: 2.2, isQuiet: true },
    { x: 64, y: 6, width: 20, height: 20 },
  ],
  portrait: [
    { x: 5, y: 31, width: 30, height: 3.4 },
    { x: 5, y: 37, width: 19, height: 2.2, isQuiet: true },
    { x: 5, y: 62, width: 23, height: 3.2 },
    { x: 5, y: 68, width: 18, height: 2.2, isQuiet: true },
    { x: 5, y: 75, width: 21, height: 1.8, isQuiet: true },
    { x: 5, y: 78.6, width: 26, height: 1.8, isQuiet: true },
    { x: 5, y: 82.2, width: 28, height: 1.8, isQuiet: true },
    { x: 5, y: 6, width: 20, height: 20 },
  ],
};

/** A card that is loading: real paper and guides, grey boxes for the texts and the logo. */
export function CardSkeleton({ guides, label }: { guides: Guides; label: string }) {
  const { bleed, cut } = guides;
  const [orientation, width, height] =
    cut.width >= cut.height ? (['landscape', 90, 50] as const) : (['portrait', 50, 90] as const);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`}
      className="block size-full"
    >
      <rect x={bleed.x} y={bleed.y} width={bleed.width} height={bleed.height} fill="#fff" />
      <g transform={`scale(${cut.width / width} ${cut.height / height})`}>
        {bars[orientation].map(({ isQuiet, ...box }) => (
          <rect key={`${box.x} ${box.y}`} {...box} rx={0.6} fill={isQuiet ? '#f4f1ea' : '#ece8df'} />
        ))}
      </g>
      <GuideLines guides={guides} showBleed showSafe />
    </svg>
  );
}
