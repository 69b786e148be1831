import type { FieldErrorCode } from '#contract/field-errors.ts';
import type { Card } from '#domain/card/card.ts';
import type { CardSize } from '#editor/card-size.ts';
import type { DesignLocks } from '#editor/design-locks.ts';
import type { Draft } from '#editor/draft.ts';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import { type Editor, styleOf } from '#editor/editor-store.ts';
import { type ShownStyle, shownStyle } from '#layout/look-layout.ts';
import { useLooks } from '../../../shared/card/use-fonts.ts';
import { useStore, useStoreValue } from '../../../shared/use-store.ts';
import { type Side, useEditorStores } from './editor-stores.ts';
import type { NamedField } from './form-errors.ts';

export function useEditor(): Editor {
  return useEditorStores().editor;
}

export function useDesignLocks(): DesignLocks | null {
  return useEditorStores().locks;
}

export function useAutosave(): DraftAutosave | null {
  return useEditorStores().autosave;
}

export function useSide(): Side {
  return useStoreValue(useEditorStores().side);
}

/** The error that the form shows at a field. */
export function useFieldError(field: NamedField): FieldErrorCode | undefined {
  return useStore(useEditorStores().formErrors, (errors) => errors[field]);
}

export function useSizeBefore(): CardSize | null {
  return useStoreValue(useEditorStores().sizeBefore);
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
