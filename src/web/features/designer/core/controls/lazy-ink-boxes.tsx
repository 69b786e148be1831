import { Suspense } from 'react';
import { lazyComponent, RenderNothing } from '../../../../shared/loading/lazy-component.tsx';
import type { TypedColour } from '../../../../ui/colour/typed-colour.ts';

const LoadedInkBoxes = lazyComponent(
  () => import('./ink-boxes.tsx').then(({ InkBoxes: Loaded }) => Loaded),
  RenderNothing,
);

/** The inks of a colour; their code loads with the first picker that opens. */
export function LazyInkBoxes({ typed }: { typed: TypedColour }) {
  return (
    <Suspense>
      <LoadedInkBoxes typed={typed} />
    </Suspense>
  );
}
