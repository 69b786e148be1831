import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { prefetchWhenIdle } from '../../shared/loading/prefetch-when-idle.ts';
import { useEditorStores } from './core/editor-stores.ts';

const Hint = lazyComponent(async () => (await import('./hand/first-touch.tsx')).FirstTouch, RenderNothing);

const toldKey = 'vizitka.hand-told';

/** On a new card, in an idle moment, once on a device. */
export function FirstTouch() {
  const { isNewCard } = useEditorStores();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isNewCard && !isTold()) return prefetchWhenIdle(() => setShown(true));
    return undefined;
  }, [isNewCard]);
  const onTold = useCallback(() => {
    setShown(false);
    try {
      localStorage.setItem(toldKey, '1');
    } catch {
      // Without storage it is told with each new page.
    }
  }, []);
  return (
    isShown && (
      <Suspense>
        <Hint onTold={onTold} />
      </Suspense>
    )
  );
}

function isTold(): boolean {
  try {
    return localStorage.getItem(toldKey) !== null;
  } catch {
    return true;
  }
}
