import type { Box } from '#layout/guides.ts';
import { viewBoxOf } from '../../../shared/card/card-thumbnail.tsx';
import { SceneDrawing } from '../../../shared/card/scene-drawing.tsx';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import { logoUrl } from '../logo/logo-url.ts';

type TurnedCardProps = {
  laidOutCard: LaidOutCard;
  /** Of the card that took its place, in whose box it fades. */
  bleed: Box;
  onFaded: () => void;
};

/** The card as it stood before it was turned, on its way out. */
export function TurnedCard({ laidOutCard: { scene, fonts, draft }, bleed, onFaded }: TurnedCardProps) {
  const was = scene.guides.bleed;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(was)}
      onAnimationEnd={onFaded}
      className="pointer-events-none absolute top-1/2 left-1/2 max-w-none -translate-1/2 animate-fade-out"
      style={{
        width: `${(was.width / bleed.width) * 100}%`,
        height: `${(was.height / bleed.height) * 100}%`,
      }}
    >
      <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl(draft.logo)} />
    </svg>
  );
}
