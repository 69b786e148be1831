import type { Ref } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { Movable } from '#editor/hand/movable.ts';
import { growBox } from '#layout/boxes.ts';
import type { Scene } from '#layout/scene.ts';
import { SceneDrawing } from '../../../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../../../shared/card/scene-parts.ts';
import { logoUrl } from '../../../../shared/drafts/logo-url.ts';
import { positionOnCard } from '../../core/drawing/position-on-card.ts';
import { aroundMm } from '../item-button.tsx';

type MovedLayerProps = {
  ref: Ref<SVGSVGElement>;
  movable: Movable;
  scene: Scene;
  laidOut: LaidOutCard;
};

/** What the hand moves, in a separate layer: moving it paints nothing again. */
export function MovedLayer({ ref, movable: { item, parts }, scene, laidOut }: MovedLayerProps) {
  const box = growBox(item.box, aroundMm);
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      viewBox={viewBoxOf(box)}
      className="pointer-events-none absolute overflow-visible will-change-transform outline-[1.5px] outline-hand"
      style={positionOnCard(box, scene.guides.bleed)}
    >
      <SceneDrawing
        scene={{ ...scene, items: parts }}
        fonts={laidOut.fonts}
        logoUrl={logoUrl(laidOut.draft.logo)}
      />
    </svg>
  );
}
