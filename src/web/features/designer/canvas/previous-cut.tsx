import type { Guides, Size } from '#layout/guides.ts';
import { viewBoxOf } from '../../../shared/card/scene-parts.ts';

/** The cut edge before the format that is being chosen, dotted, with the same centre. It may reach beyond the new card. */
export function PreviousCut({ cut: { width, height }, guides }: { cut: Size; guides: Guides }) {
  const [x, y] = [(guides.cut.width - width) / 2, (guides.cut.height - height) / 2];
  const line = { x, y, width, height, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(guides.bleed)}
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <rect {...line} strokeWidth="3" className="stroke-white/60" />
      <rect {...line} strokeWidth="1.25" strokeDasharray="1.25 2.5" className="stroke-guide-trim" />
    </svg>
  );
}
