import { createContext, use } from 'react';
import type { CardDesign } from '#domain/card/card.ts';
import { createStore, type Followed, useStore } from '../../../shared/store.ts';
import type { Draft } from './draft.ts';
import { changed, type History, redone, startHistory, undone } from './history.ts';

/** The one holder of the card being made. */
export type Editor = Followed<History<Draft>> & {
  /** Changes of the same step, made without a pause, are undone together. */
  change: (change: Partial<Draft>, step?: string) => void;
  changeDesign: (change: Partial<CardDesign>, step?: string) => void;
  undo: () => void;
  redo: () => void;
};

export function createEditor(start: Draft, now: () => number = Date.now): Editor {
  const { read, become, subscribe } = createStore(startHistory(start));

  const change: Editor['change'] = (part, step) =>
    become(changed(read(), { ...read().present, ...part }, now(), step));

  return {
    read,
    subscribe,
    change,
    changeDesign: (part, step) => change({ design: { ...read().present.design, ...part } }, step),
    undo: () => become(undone(read())),
    redo: () => become(redone(read())),
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
export function useSteps(): { canUndo: boolean; canRedo: boolean } {
  const editor = useEditor();
  return {
    canUndo: useStore(editor, ({ past }) => past.length > 0),
    canRedo: useStore(editor, ({ future }) => future.length > 0),
  };
}
