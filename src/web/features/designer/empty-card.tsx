import { businessCard } from '#layout/card-format.ts';
import { type Box, guidesOf } from '#layout/guides.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';

const { bleed, cut, safe } = guidesOf(businessCard, 'landscape');

const place = ({ x, y, width, height }: Box) => ({ x, y, width, height });

/** An empty card with its print guides, drawn in mm; lines keep their width in px at any size. */
export function EmptyCard() {
  const { create } = useMessages();
  return (
    <svg
      aria-label={create.drawing(cut.width, cut.height)}
      className="block w-full shadow-sheet"
      role="img"
      viewBox={`${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`}
    >
      <pattern
        height="0.86"
        id="bleed-hatch"
        patternTransform="rotate(45)"
        patternUnits="userSpaceOnUse"
        width="0.86"
      >
        <path className="stroke-guide-bleed" d="M0 0V0.86" opacity="0.4" strokeWidth="0.28" />
      </pattern>
      <rect {...place(bleed)} fill="#fff" />
      <rect {...place(bleed)} className="fill-(--guide-bleed-fill)" />
      <rect {...place(bleed)} fill="url(#bleed-hatch)" />
      <rect
        {...place(cut)}
        fill="#fff"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
      {/* The drawing ends at the bleed edge: half of this line shows. */}
      <rect
        {...place(bleed)}
        className="fill-none stroke-guide-bleed"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <rect {...place(cut)} className="fill-none stroke-guide-trim" vectorEffect="non-scaling-stroke" />
      <rect
        {...place(safe)}
        className="fill-none stroke-guide-safe"
        strokeDasharray="5 4"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** What each guide means, in the same strokes. */
export function GuideLegend() {
  const { create } = useMessages();
  return (
    <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-xs text-ink-700">
      <GuideName className="border-guide-bleed bg-guide-bleed/10">
        {create.bleedArea(bleed.width, bleed.height)}
      </GuideName>
      <GuideName className="border-foreground">{create.contentArea(cut.width, cut.height)}</GuideName>
      <GuideName className="border-dashed border-guide-safe">
        {create.safeMargin(businessCard.safeMargin)}
      </GuideName>
    </ul>
  );
}

function GuideName({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className={`h-3 w-4.5 border ${className}`} />
      {children}
    </li>
  );
}
