import { Suspense } from 'react';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { useDesignLocks, useStyle } from './core/use-editor.ts';

const ChangesStrip = lazyComponent(
  async () => (await import('./hand/changes-strip.tsx')).ChangesStrip,
  RenderNothing,
);

/** Nothing for a card as its look or layout arranges it, and for one whose company design does. */
export function Changes() {
  const locks = useDesignLocks();
  const isChanged = useStyle(
    ({ style: { adjustments, logo } }) => adjustments !== undefined || Boolean(logo.leftMm || logo.topMm),
  );
  if (!isChanged || locks) return null;
  return (
    <Suspense>
      <ChangesStrip />
    </Suspense>
  );
}
