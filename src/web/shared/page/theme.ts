import { createStore } from '#editor/store.ts';
import { useStoreValue } from '../use-store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'vizitka.theme';
const chosen = createStore<Theme>('system');

/** The stored theme, else the system's. index.html reads the same key before the first paint. */
function readTheme(): Theme {
  try {
    const remembered = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === remembered) ?? 'system';
  } catch {
    return 'system';
  }
}

function applyTheme(): void {
  const theme = chosen.get();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const system = systemIsDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-theme', theme === 'system' ? system : theme);
}

/** Takes over from index.html and follows changes of the system's theme. */
export function watchTheme(): void {
  chosen.set(readTheme());
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}

export function setTheme(theme: Theme): void {
  chosen.set(theme);
  applyTheme();
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}

export function useTheme(): Theme {
  return useStoreValue(chosen);
}
