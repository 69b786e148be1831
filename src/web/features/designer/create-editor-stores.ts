import { useMemo, useState } from 'react';
import { notifyAfterPaint } from '#editor/after-paint.ts';
import { createCardLayoutStore } from '#editor/card-layout-store.ts';
import type { CardSize } from '#editor/card-size.ts';
import type { DesignLocks } from '#editor/design-locks.ts';
import type { Draft } from '#editor/draft.ts';
import { createDraftAutosave, type DraftAutosave } from '#editor/draft-autosave.ts';
import { createEditor, type Editor } from '#editor/editor-store.ts';
import { createStore } from '#editor/store.ts';
import { draftOf, type OpenedDraft, versionBaseOf } from '#editor/stored-draft.ts';
import { afterTypingPause } from '#editor/typing-pause.ts';
import { newCardSubject } from '../../shared/drafts/draft-database.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { afterPaint } from '../../shared/page/next-paint.ts';
import type { ShownCheck } from './core/check/shown-check.ts';
import type { CheckPanel, Side } from './core/editor-stores.ts';
import { createFormErrors } from './core/form-errors.ts';
import { layoutPorts, plannedSizes } from './core/layout-ports.ts';
import { createLogoColours } from './core/logo/logo-colours.ts';
import type { Selection } from './core/selection.ts';
import { setTimer } from './core/set-timer.ts';
import type { DraftOwner } from './save/draft/draft-owner.ts';
import { autosavePorts } from './save/draft/page-autosave.ts';

/** What an editor is opened with. */
export type EditedCard = {
  owner: DraftOwner;
  /** What it is a draft of: a new card, or a saved card by its id. */
  subject: string;
  /** The draft stored on this device; null if none can be stored. */
  opened: OpenedDraft | null;
  /** The card without unsaved changes. */
  base: Draft;
  baseVersion?: number;
  /** What a company design locks. */
  locks?: DesignLocks | null;
  isCompanyDesign?: boolean;
};

/** Creates what the parts of an editor share. Only a card laid out with examples of another language needs new layouts. */
export function useCreateEditorStores(edited: EditedCard) {
  const { placeholders } = useTexts().editor;
  const [stores] = useState(() => createEditorStores(edited));
  return useMemo(() => {
    const layout = notifyAfterPaint(
      createCardLayoutStore(stores.editor, placeholders, layoutPorts),
      afterPaint,
    );
    return { ...stores, layout, debouncedLayout: afterTypingPause(layout, setTimer) };
  }, [stores, placeholders]);
}

function createEditorStores(edited: EditedCard) {
  const { opened, base, locks = null, isCompanyDesign = false } = edited;
  const start = opened?.stored ? draftOf(opened.stored, base) : base;
  const editor = createEditor(start, { locks, isCompanyDesign, plannedSizes });
  const side = createStore<Side>('front');
  return {
    editor,
    isNewCard: edited.subject === newCardSubject,
    locks,
    autosave: createAutosave(editor, edited),
    side,
    sizeBefore: createStore<CardSize | null>(null),
    logoColours: createLogoColours(editor),
    formErrors: createFormErrors(editor, side),
    printCheck: createStore<ShownCheck | null>(null),
    checkPanel: createStore<CheckPanel>('closed'),
    selection: createStore<Selection | null>(null),
  };
}

function createAutosave(
  editor: Editor,
  { owner, subject, opened, base, baseVersion }: EditedCard,
): DraftAutosave | null {
  if (owner.id === null) return null;
  const version = opened?.stored?.baseVersion ?? baseVersion;
  const options = {
    draftId: { owner: owner.id, subject },
    opened,
    base,
    versionBase: versionBaseOf(opened, base, baseVersion),
    ...(version !== undefined && { baseVersion: version }),
  };
  return createDraftAutosave(editor, options, autosavePorts);
}
