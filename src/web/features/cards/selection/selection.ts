import { createContext, useCallback, useMemo, useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  /** Selects or deselects a card; with `isRange`, all cards from the last one to this. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects these cards; deselects them if all of them are selected. */
  toggleAll: (ids: readonly string[]) => void;
};

const nothing: ReadonlySet<string> = new Set();

export const SelectionContext = createContext<Selection>({
  ids: nothing,
  toggle: () => undefined,
  toggleAll: () => undefined,
});

/** The selected cards of the shown ones. A card that is filtered out is not selected, so that nothing unseen is deleted. */
export function useSelection(shown: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(nothing);
  const [last, setLast] = useState<string | null>(null);
  const ids = useMemo(
    () => (chosen.size === 0 ? nothing : new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)))),
    [chosen, shown],
  );
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      setLast(id);
      setChosen((before) => {
        const places = [last, id].map((wanted) => shown.findIndex((card) => card.id === wanted));
        const [from = -1, to = -1] = places.sort((a, b) => a - b);
        if (isRange && from >= 0)
          return new Set([...before, ...shown.slice(from, to + 1).map((card) => card.id)]);
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    [last, shown],
  );
  const toggleAll = useCallback((wanted: readonly string[]) => {
    setChosen((before) => {
      const added = new Set(wanted);
      const isWhole = wanted.every((id) => before.has(id));
      return isWhole ? new Set([...before].filter((id) => !added.has(id))) : new Set([...before, ...added]);
    });
  }, []);
  return {
    selection: useMemo(() => ({ ids, toggle, toggleAll }), [ids, toggle, toggleAll]),
    selectAll: () => setChosen(new Set(shown.map(({ id }) => id))),
    clear: () => setChosen(nothing),
  };
}
