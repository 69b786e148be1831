import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { isEmptyDraft } from '#editor/draft.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { isDataSaver, prefetchWhenIdle } from '../../shared/loading/prefetch-when-idle.ts';
import { useDraft } from './core/use-editor.ts';
import { LookPanelSkeleton, LooksStripSkeleton } from './look/look-skeletons.tsx';
import { StartSkeleton, StartStripSkeleton } from './look/start/start-frame.tsx';

const LookPanel = lazyComponent(async () => (await import('./look-panel.tsx')).LookPanel);
const LooksBeside = lazyComponent(async () => (await import('./look-panel.tsx')).LooksBeside, RenderNothing);

/** The look of the card, at the top of the form. */
export function LookSection() {
  const isEmpty = useDraft(isEmptyDraft);
  return (
    <section className="isolate flex flex-col gap-1.5">
      <WhenIdle fallback={isEmpty ? <StartSkeleton /> : <LookPanelSkeleton />}>
        <LookPanel />
      </WhenIdle>
    </section>
  );
}

/** More looks, beside the card. */
export function LooksDock({ className }: { className: string }) {
  const isEmpty = useDraft(isEmptyDraft);
  const Fallback = isEmpty ? StartStripSkeleton : LooksStripSkeleton;
  return (
    <WhenIdle fallback={<Fallback className={className} />}>
      <LooksBeside className={className} />
    </WhenIdle>
  );
}

/** Loads the looks in an idle moment after the page has loaded; for a card with a look at once. */
function WhenIdle({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const hasLook = useDraft(({ card }) => card.style.look !== undefined);
  const [isIdle, setIdle] = useState(isDataSaver);
  useEffect(() => prefetchWhenIdle(() => setIdle(true)), []);
  return isIdle || hasLook ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
