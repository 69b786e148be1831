import { resolveFormat } from '#domain/card/resolve-card.ts';
import { type Box, guidesOf } from '#layout/guides.ts';
import { Mark } from '../../../shared/brand/mark.tsx';
import { cropMarksPath } from '../../../shared/card/crop-marks.ts';

const { bleed, cut, safe } = guidesOf(resolveFormat({}));

/** Placeholder bars for a card's texts, in mm. */
const bars: readonly (Box & { isQuiet?: boolean })[] = [
  { x: 7, y: 8, width: 33, height: 3.4 },
  { x: 7, y: 14, width: 20, height: 2, isQuiet: true },
  { x: 7, y: 35.5, width: 24, height: 2.8 },
  { x: 7, y: 40.3, width: 16, height: 1.7, isQuiet: true },
  { x: 61, y: 36.5, width: 22, height: 1.7, isQuiet: true },
  { x: 65, y: 40.3, width: 18, height: 1.7, isQuiet: true },
];

const inks = ['fill-ink-c', 'fill-ink-m', 'fill-ink-y', 'fill-ink-k'] as const;

const cropMarks = cropMarksPath(cut, 3.5, 5.5);

/** The diagonals of the safe area, slightly inside its outline. */
const crossingOut = diagonalsOf({
  x: safe.x + 1,
  y: safe.y + 0.6,
  width: safe.width - 2,
  height: safe.height - 1.2,
});

/** Decoration: a printer's sheet with an empty or a crossed-out card. */
export function EmptyStateArt({ isCrossedOut = false }: { isCrossedOut?: boolean }) {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-110">
      <svg aria-hidden="true" viewBox="-10 -10 110 70" className="block w-full">
        <rect {...bleed} className="fill-(--guide-bleed-fill)" />
        <rect {...cut} className="fill-stock stroke-border-strong" strokeWidth="0.26" />
        {isCrossedOut ? (
          <path d={crossingOut} className="stroke-border" strokeWidth="0.26" />
        ) : (
          <>
            {bars.map(({ isQuiet, ...box }) => (
              <rect
                key={`${box.x} ${box.y}`}
                {...box}
                rx="0.6"
                className={isQuiet ? 'fill-skeleton-soft' : 'fill-skeleton'}
              />
            ))}
            <circle cx="77" cy="13.3" r="6" className="fill-skeleton" />
          </>
        )}
        <rect
          {...safe}
          fill="none"
          className="stroke-guide-safe"
          strokeWidth="0.32"
          strokeDasharray="1.3 1"
        />
        <path d={cropMarks} className="stroke-ink-700" strokeWidth="0.3" />
        {inks.map((ink, index) => (
          <rect key={ink} x={72.5 + index * 4} y={54.6} width="3" height="3" className={ink} />
        ))}
      </svg>
      <Mark size={22} className="absolute top-0 left-1/2 -translate-x-1/2" />
      <Mark size={22} className="absolute bottom-0 left-1/2 -translate-x-1/2" />
      <Mark size={22} className="absolute top-1/2 left-0 -translate-y-1/2" />
      <Mark size={22} className="absolute top-1/2 right-0 -translate-y-1/2" />
    </div>
  );
}

function diagonalsOf({ x, y, width, height }: Box): string {
  return `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}`;
}
