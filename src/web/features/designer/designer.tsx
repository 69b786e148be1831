import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import type { Editor } from '#editor/editor-store.ts';
import { getCurrentUser, refreshCurrentUser } from '../../shared/api/session.ts';
import { registerNameFaces } from '../../shared/card/name-faces.ts';
import { newCardSubject, visitor } from '../../shared/drafts/draft-database.ts';
import { restoreCustomFonts } from '../../shared/fonts/custom-fonts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { showToast } from '../../shared/notify/toast-store.ts';
import { restorePrintChoice } from '../../shared/print/print-choice.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';
import { useStore } from '../../shared/use-store.ts';
import { EditorContext } from './core/editor-stores.ts';
import { type EditedCard, useCreateEditorStores } from './create-editor-stores.ts';
import { EditorView } from './editor-view.tsx';
import { type DraftMessages, DraftNotStored, DraftStatus } from './save/draft/draft-status.tsx';
import { isWorthSaying, markOpened } from './save/draft/opened-drafts.ts';
import { startAutosave } from './save/draft/page-autosave.ts';
import { usePartName } from './save/draft/part-name.ts';
import { RestoredDraftNotice } from './save/draft/restored-draft-notice.tsx';

// Without them the names are in a generic face.
registerNameFaces().catch(() => undefined);

const ConflictDialog = lazyComponent(
  async () => (await import('./save/draft/conflict-dialog.tsx')).ConflictDialog,
);

type DesignerProps = EditedCard & {
  words: DraftMessages;
  /** Shown above the form; cannot be closed. */
  notice?: ReactNode;
  titleBar: ReactNode;
};

/** The editor of a new or a saved card. It starts from the draft stored on this device and stores every change there. */
export function Designer({ words, notice, titleBar, ...edited }: DesignerProps) {
  const { owner, subject, opened, base } = edited;
  const stores = useCreateEditorStores(edited);
  const { editor, autosave, formErrors, logoColours } = stores;
  const [restored] = useState(() => {
    const { stored = null } = opened ?? {};
    const owned = { owner: owner.id ?? '', subject };
    return stored && isWorthSaying(owned, stored.savedAt) ? stored : null;
  });
  useEffect(() => {
    if (subject === newCardSubject) markOpened(owner.id);
  }, [owner, subject]);
  useEffect(() => (autosave ? startAutosave(autosave) : undefined), [autosave]);
  useEffect(() => formErrors.start(), [formErrors]);
  useEffect(() => logoColours.start(), [logoColours]);
  useEffect(restorePrintChoice, []);
  useEffect(restoreCustomFonts, []);
  useEffect(() => {
    if (subject === newCardSubject) void countNewCard(editor);
  }, [subject, editor]);
  return (
    <EditorContext value={stores}>
      <EditorView
        titleBar={titleBar}
        notices={
          <>
            {notice}
            {restored && (
              <RestoredDraftNotice restoredFrom={restored.savedAt} startOverFrom={base} words={words} />
            )}
          </>
        }
        status={
          autosave ? <DraftStatus autosave={autosave} words={words} /> : <DraftNotStored owner={owner} />
        }
      />
      {autosave && <DraftConflict autosave={autosave} />}
      {autosave && owner.id !== null && <DraftOwnerCheck autosave={autosave} ownerId={owner.id} />}
    </EditorContext>
  );
}

/** Counts without the person that a new card is open and, later, begun. */
async function countNewCard(editor: Editor): Promise<void> {
  const code = await import('../../shared/usage-analytics/send-usage-events.ts').catch(() => null);
  code?.countEditor(editor);
}

/** Lets the user choose a version after another tab has changed the same, and says what was joined. */
function DraftConflict({ autosave }: { autosave: DraftAutosave }) {
  const { twoTabs } = useTexts().editor;
  const nameOf = usePartName();
  const conflict = useStore(autosave, (current) => current.conflict);
  const joined = useStore(autosave, (current) => current.joined);
  const showJoined = useEffectEvent(() => {
    const added = twoTabs.added(joined.map(nameOf).join(', '));
    if (joined.length > 0) showToast({ variant: 'default', title: twoTabs.joined, description: added });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each join is shown once.
  useEffect(() => showJoined(), [joined]);
  return (
    conflict && (
      <Suspense>
        <ConflictDialog
          conflict={conflict}
          onResolve={(_, draft) => autosave.resolveConflict(draft)}
          onLater={() => autosave.resolveConflict(null)}
        />
      </Suspense>
    )
  );
}

/** After a logout in another tab, loads the current user again. The same user resumes autosave; another one gets a new editor from the page. */
function DraftOwnerCheck({ autosave, ownerId }: { autosave: DraftAutosave; ownerId: string }) {
  const client = useQueryClient();
  const isLoggedOut = useStore(autosave, (current) => current.isLoggedOut);
  useEffect(() => {
    if (!isLoggedOut) return;
    void refreshCurrentUser(client).then(() => {
      const user = getCurrentUser(client);
      if (user !== undefined && (user ? ownerIdOf(user) : visitor) === ownerId) autosave.reopen();
    });
  }, [isLoggedOut, client, autosave, ownerId]);
  return null;
}
