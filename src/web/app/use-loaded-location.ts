import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { showToast } from '../shared/notify/toast-store.ts';
import { isPageLoaded, loadPage } from './routes.ts';

/**
 * The location whose page is rendered. It follows the address once the page's code is loaded. If the load fails, the
 * current page stays, the address is reset to it and a toast offers a retry.
 */
export function useLoadedLocation(): Location {
  const location = useLocation();
  const navigate = useNavigate();
  const { pageFailed } = useTexts();
  const [loaded, setLoaded] = useState(() => ({ location, index: historyIndex() }));
  const isLoaded = location === loaded.location || isPageLoaded(location.pathname);
  if (isLoaded && location !== loaded.location) setLoaded({ location, index: historyIndex() });

  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    loadPage(location.pathname).then(
      () => {
        if (isCurrent) setLoaded({ location, index: historyIndex() });
      },
      () => {
        if (!isCurrent) return;
        const [wanted, present]: { state: unknown }[] = [location, loaded.location];
        const steps = loaded.index - historyIndex();
        if (steps === 0) void navigate(loaded.location, { replace: true, state: present?.state });
        else void navigate(steps);
        showToast({
          variant: 'destructive',
          title: pageFailed.title,
          description: pageFailed.text,
          action: {
            label: pageFailed.tryAgain,
            run: () => void navigate(location, { state: wanted?.state }),
          },
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, location, loaded, navigate, pageFailed]);

  return isLoaded ? location : loaded.location;
}

/** The router's index of the current history entry. */
function historyIndex(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}
