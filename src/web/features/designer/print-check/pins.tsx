import { Fragment } from 'react';
import type { Guides } from '#layout/guides.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { placeOnCard } from '../canvas/place-on-card.ts';
import type { ShownFinding } from './use-print-check.ts';

const corners = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 0, y: 0 },
] as const;

type PinsProps = { guides: Guides; findings: readonly ShownFinding[] };

/** The numbers of the findings on the card, each at a corner of what it is about, problems outlined; the list says the rest. */
export function Pins({ guides: { bleed }, findings }: PinsProps) {
  return findings.map(({ place, level, title }, index) => {
    if (!place) return null;
    const taken = findings.slice(0, index).filter((before) => before.place && isSame(before.place, place));
    const corner = corners[taken.length % corners.length] ?? corners[0];
    const [x, y] = [place.x + corner.x * place.width, place.y + corner.y * place.height];
    return (
      <Fragment key={title}>
        {level === 'problem' && (
          <span
            className="pointer-events-none absolute border border-pin-problem"
            style={placeOnCard(place, bleed)}
          />
        )}
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-white text-xs font-semibold text-white shadow-sm',
            level === 'problem' ? 'bg-pin-problem' : 'bg-pin-warning',
          )}
          style={{
            left: `${clamp(((x - bleed.x) / bleed.width) * 100)}%`,
            top: `${clamp(((y - bleed.y) / bleed.height) * 100)}%`,
          }}
        >
          {index + 1}
        </span>
      </Fragment>
    );
  });
}

function isSame(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return a.x === b.x && a.y === b.y;
}

/** A pin stays on the card, also where what it points at does not. */
function clamp(percent: number): number {
  return Math.min(Math.max(percent, 2), 98);
}
