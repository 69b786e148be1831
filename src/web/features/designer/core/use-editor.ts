import { createContext, use } from 'react';
import type { Card } from '#domain/card/card.ts';
import type { DesignLocks } from '#editor/design-locks.ts';
import type { Draft } from '#editor/draft.ts';
import { type Editor, styleOf } from '#editor/editor-store.ts';
import { type ShownStyle, shownStyle } from '#layout/look-layout.ts';
import { useLooks } from '../../../shared/card/use-fonts.ts';
import { useStore } from '../../../shared/use-store.ts';

export const EditorContext = createContext<Editor | null>(null);

/** Null in the editor of a card that belongs to no company design. */
export const DesignLocksContext = createContext<DesignLocks | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it');
  return editor;
}

/** Selects a part of the draft. The component renders again when that part changes identity, so select a primitive or a stable object. */
export function useDraft<T>(select: (draft: Draft) => T): T {
  return useStore(useEditor(), ({ present }) => select(present));
}

/** Selects what depends on the style, the format or which texts are blank. It is not computed again while somebody types. */
export function useStyle<T>(select: (card: Card) => T): T {
  return select(useStore(useEditor(), ({ present }) => styleOf(present.card)));
}

/** Selects a font or a colour that the card is drawn in. */
export function useShownStyle<T>(select: (style: ShownStyle) => T): T {
  const looks = useLooks();
  return useStyle((card) => select(shownStyle(card, looks)));
}

export function useCanUndo(): { canUndo: boolean; canRedo: boolean } {
  const editor = useEditor();
  return {
    canUndo: useStore(editor, ({ past }) => past.length > 0),
    canRedo: useStore(editor, ({ future }) => future.length > 0),
  };
}
