import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'vizitka.theme';
const listeners = new Set<() => void>();

/** The remembered theme; what is not remembered follows the system. index.html reads the same before the first paint. */
function readTheme(): Theme {
  try {
    const remembered = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === remembered) ?? 'system';
  } catch {
    return 'system';
  }
}

let current: Theme = 'system';

function applyTheme(): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const system = systemIsDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-theme', current === 'system' ? system : current);
}

/** Takes over from index.html: from now on the page follows the system's change while that is the choice. */
export function followTheme(): void {
  current = readTheme();
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}

export function chooseTheme(theme: Theme): void {
  current = theme;
  applyTheme();
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be barred; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
