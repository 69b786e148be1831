import { useState } from 'react';

export const listViews = ['tiles', 'table'] as const;
export type ListView = (typeof listViews)[number];

/** More cards than this can be shown as a table: fewer are seen at once as tiles. */
const tilesMax = 6;

const storageKey = (userId: string) => `vizitka.list-view.${userId}`;

/** How the list is shown, kept for each person at this device. Null where a table is not offered. */
export function useListView(
  userId: string,
  cardCount: number,
): { view: ListView | null; setView: (view: ListView) => void } {
  const [chosen, setChosen] = useState(() => readView(userId));
  return {
    view: cardCount > tilesMax ? chosen : null,
    setView: (view) => {
      setChosen(view);
      keepView(userId, view);
    },
  };
}

function readView(userId: string): ListView {
  try {
    const kept = localStorage.getItem(storageKey(userId));
    return listViews.find((view) => view === kept) ?? 'tiles';
  } catch {
    return 'tiles';
  }
}

function keepView(userId: string, view: ListView): void {
  try {
    localStorage.setItem(storageKey(userId), view);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}
