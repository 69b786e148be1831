import { createContext, use } from 'react';
import type { LogoColours } from '#domain/card/colour/logo-colours.ts';
import type { CardLayoutStore, LaidOutCard } from '#editor/card-layout-store.ts';
import type { CardSize } from '#editor/card-size.ts';
import type { DesignLocks } from '#editor/design-locks.ts';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import type { Editor } from '#editor/editor-store.ts';
import type { Readable, Store } from '#editor/store.ts';
import type { Scene } from '#layout/scene.ts';
import type { ShownCheck } from './check/shown-check.ts';
import type { FormErrors } from './form-errors.ts';
import type { Selection } from './selection.ts';

export type Side = Scene['side'];

/** The panel of the print check; `focused` if it takes the focus when it opens. */
export type CheckPanel = 'closed' | 'open' | 'focused';

/** What the parts of an editor share. Nothing here is replaced while typing: what changes is in a store, and only its readers render. */
export type EditorStores = {
  editor: Editor;
  /** Not yet saved, and of no company design. */
  isNewCard: boolean;
  /** Null in the editor of a card that belongs to no company design. */
  locks: DesignLocks | null;
  /** Null if drafts are not stored, as while an admin views as another user. */
  autosave: DraftAutosave | null;
  /** Null until the fonts are loaded. */
  layout: CardLayoutStore;
  /** The laid-out card after a pause in typing. */
  debouncedLayout: Readable<LaidOutCard | null>;
  /** The side that the canvas and the form show. It is no part of the card. */
  side: Store<Side>;
  /** The size before the format that is being chosen; null while none is. */
  sizeBefore: Store<CardSize | null>;
  logoColours: Readable<LogoColours>;
  formErrors: FormErrors;
  /** Null until the card is laid out. */
  printCheck: Store<ShownCheck | null>;
  checkPanel: Store<CheckPanel>;
  /** Null while nothing is selected on the card. */
  selection: Store<Selection | null>;
};

export const EditorContext = createContext<EditorStores | null>(null);

export function useEditorStores(): EditorStores {
  const stores = use(EditorContext);
  if (!stores) throw new Error('useEditorStores needs an EditorContext above it');
  return stores;
}
