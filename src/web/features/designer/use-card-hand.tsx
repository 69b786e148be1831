import { type PointerEvent, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import type { HandProps } from './hand/hand.tsx';

/** Loaded at the first touch of the card. */
const Hand = lazyComponent<HandProps>(async () => (await import('./hand/hand.tsx')).Hand, RenderNothing);

type CardHand = {
  /** For the element around the card. */
  pointer: {
    onPointerEnter: () => void;
    onPointerDown: (event: PointerEvent) => void;
  };
  /** The scene without what the hand draws itself. */
  shown: Scene | null;
  /** Drawn over the card. */
  parts: ReactNode;
};

type Redraw = Parameters<HandProps['onRedraw']>[0];

/** Selecting, moving and typing on the card, from the first touch or press of the button. */
export function useCardHand(scene: Scene | null): CardHand {
  const { editor: t } = useTexts();
  const [used, setUsed] = useState<'pointer' | 'keyboard' | null>(null);
  const [redraw, setRedraw] = useState<Redraw>(null);
  const shown = useMemo(() => (scene && redraw ? redraw(scene) : scene), [scene, redraw]);
  const onRedraw = useCallback((next: Redraw) => setRedraw(() => next), []);
  return {
    pointer: {
      onPointerEnter: () => setUsed((before) => before ?? 'pointer'),
      onPointerDown: ({ clientX, clientY }) => {
        if (!Hand.isLoaded()) void Hand.load().then(() => selectAt(clientX, clientY));
      },
    },
    shown,
    parts: scene && (
      <Suspense>
        {used ? (
          <Hand scene={scene} takesFocus={used === 'keyboard'} onRedraw={onRedraw} />
        ) : (
          <button
            type="button"
            onFocus={Hand.prefetch}
            onClick={() => setUsed('keyboard')}
            className="absolute top-1 left-1 z-10 rounded-md bg-popover px-3 py-1.5 text-sm shadow-md not-focus-visible:sr-only"
          >
            {t.editOnCard}
          </button>
        )}
      </Suspense>
    ),
  };
}

/** The press that loaded the code selects what is under it. */
function selectAt(x: number, y: number): void {
  requestAnimationFrame(() =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]')?.focus({ preventScroll: true }),
  );
}
