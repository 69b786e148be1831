import { useMemo } from 'react';
import type { Scene } from '#layout/scene.ts';
import { classNames } from '../../../ui/class-names.ts';
import { positionOnCard } from '../core/drawing/position-on-card.ts';
import { layoutPins, type PinnedFinding } from './layout-pins.ts';

type PinsProps = { scene: Scene; findings: readonly PinnedFinding[] };

/** The numbers of the findings, each beside its target on the card; targets with problems have an outline. Hidden from screen readers, which read the list. */
export function Pins({ scene, findings }: PinsProps) {
  const { bleed } = scene.guides;
  const pins = useMemo(() => layoutPins(scene, findings), [scene, findings]);
  return pins.map(({ box, target, numbers, isProblem }) => (
    <div key={[...numbers, target.x, target.y].join()} aria-hidden className="pointer-events-none">
      {isProblem && (
        <span className="absolute border border-pin-problem" style={positionOnCard(target, bleed)} />
      )}
      <span className="@container absolute grid place-items-center" style={positionOnCard(box, bleed)}>
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
