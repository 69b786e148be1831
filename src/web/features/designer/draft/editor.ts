import { createContext, use, useSyncExternalStore } from 'react';
import type { CardDesign } from '#domain/card.ts';
import type { Draft } from './draft.ts';
import { changed, type History, redone, startHistory, undone } from './history.ts';

/** The one holder of the card being made. */
export type Editor = {
  read: () => History<Draft>;
  subscribe: (listener: () => void) => () => void;
  /** Changes of the same step, made without a pause, are undone together. */
  change: (change: Partial<Draft>, step?: string) => void;
  changeDesign: (change: Partial<CardDesign>, step?: string) => void;
  undo: () => void;
  redo: () => void;
};

export function createEditor(start: Draft, now: () => number = Date.now): Editor {
  let history = startHistory(start);
  const listeners = new Set<() => void>();

  function become(next: History<Draft>): void {
    if (next === history) return;
    history = next;
    for (const listener of listeners) listener();
  }

  const change: Editor['change'] = (part, step) =>
    become(changed(history, { ...history.present, ...part }, now(), step));

  return {
    read: () => history,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    changeDesign: (part, step) => change({ design: { ...history.present.design, ...part } }, step),
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
  };
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it');
  return editor;
}

/** A part of the draft; its component is drawn again only when that part changes, so it is best a bare value. */
export function useDraft<T>(select: (draft: Draft) => T): T {
  const { subscribe, read } = useEditor();
  return useSyncExternalStore(subscribe, () => select(read().present));
}

/** Whether there is anything to undo and to redo. */
export function useSteps(): { canUndo: boolean; canRedo: boolean } {
  const { subscribe, read } = useEditor();
  return {
    canUndo: useSyncExternalStore(subscribe, () => read().past.length > 0),
    canRedo: useSyncExternalStore(subscribe, () => read().future.length > 0),
  };
}
