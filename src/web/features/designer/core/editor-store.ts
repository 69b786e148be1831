import { createContext, use } from 'react';
import type { CardDesign } from '#domain/card/card.ts';
import { createStore, type Readable, useStore } from '../../../shared/store.ts';
import type { Draft } from './draft.ts';
import { createHistory, type History, pushChange, redo, undo } from './history.ts';

/** The one holder of the card being made. */
export type Editor = Readable<History<Draft>> & {
  /** Changes of the same step, made without a pause, are undone together. */
  change: (change: Partial<Draft>, step?: string) => void;
  changeDesign: (change: Partial<CardDesign>, step?: string) => void;
  undo: () => void;
  redo: () => void;
};

export function createEditor(start: Draft, now: () => number = Date.now): Editor {
  const { get, set, subscribe } = createStore(createHistory(start));

  const change: Editor['change'] = (part, step) =>
    set(pushChange(get(), { ...get().present, ...part }, now(), step));

  return {
    get,
    subscribe,
    change,
    changeDesign: (part, step) => change({ design: { ...get().present.design, ...part } }, step),
    undo: () => set(undo(get())),
    redo: () => set(redo(get())),
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
  return useStore(useEditor(), ({ present }) => select(present));
}

/** Whether there is anything to undo and to redo. */
export function useCanUndo(): { canUndo: boolean; canRedo: boolean } {
  const editor = useEditor();
  return {
    canUndo: useStore(editor, ({ past }) => past.length > 0),
    canRedo: useStore(editor, ({ future }) => future.length > 0),
  };
}
