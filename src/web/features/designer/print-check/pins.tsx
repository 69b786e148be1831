import { useMemo } from 'react';
import type { Scene } from '#layout/scene.ts';
import { classNames } from '../../../ui/class-names.ts';
import { placeOnCard } from '../canvas/place-on-card.ts';
import { type PinnedFinding, pinsOf } from './pin-places.ts';

type PinsProps = { scene: Scene; findings: readonly PinnedFinding[] };

/** The numbers of the findings on the card, each beside what it is about, problems outlined; the list says the rest. */
export function Pins({ scene, findings }: PinsProps) {
  const { bleed } = scene.guides;
  const pins = useMemo(() => pinsOf(scene, findings), [scene, findings]);
  return pins.map(({ box, place, numbers, isProblem }) => (
    <div key={[...numbers, place.x, place.y].join()} aria-hidden className="pointer-events-none">
      {isProblem && <span className="absolute border border-pin-problem" style={placeOnCard(place, bleed)} />}
      <span className="@container absolute grid place-items-center" style={placeOnCard(box, bleed)}>
        <span
          className={classNames(
            'grid h-full min-h-4 w-full min-w-4 place-items-center rounded-full border border-white text-2xs font-semibold text-white shadow-sm',
            isProblem ? 'bg-pin-problem' : 'bg-pin-warning',
          )}
        >
          {numbers.join(' · ')}
        </span>
      </span>
    </div>
  ));
}
