import { Suspense, useState } from 'react';
import { isEmptyDraft } from '#editor/draft.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { useDraft } from './core/use-editor.ts';
import { LookPanelSkeleton, LooksStripSkeleton } from './look/look-skeletons.tsx';
import { StartPanel, StartStrip } from './look/start/start-panel.tsx';

const LookOfCard = lazyComponent(async () => (await import('./look-of-card.tsx')).LookOfCard);
const LooksStrip = lazyComponent(async () => (await import('./look-of-card.tsx')).LooksStrip, RenderNothing);

/** The look of the card or those to choose from; for an empty card, ways to start. The focus follows what was used. */
export function LookPanel() {
  const isEmpty = useDraft(isEmptyDraft);
  const [isStarted, setStarted] = useState(false);
  const [isChosen, setChosen] = useState(false);
  if (isEmpty) return <StartPanel onUsed={() => setStarted(true)} onChoose={() => setChosen(true)} />;
  return (
    <Suspense fallback={<LookPanelSkeleton />}>
      <LookOfCard isStarted={isStarted} isChosen={isChosen} onChoose={() => setChosen(true)} />
    </Suspense>
  );
}

/** Looks beside the card; for an empty card, those to start with. */
export function LooksBeside({ className }: { className: string }) {
  const isEmpty = useDraft(isEmptyDraft);
  if (isEmpty) return <StartStrip className={className} />;
  return (
    <Suspense fallback={<LooksStripSkeleton className={className} />}>
      <LooksStrip className={className} />
    </Suspense>
  );
}
