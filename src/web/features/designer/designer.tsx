import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
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
import { getCurrentUser, refreshCurrentUser } from '../../shared/api/session.ts';
import { registerNameFaces } from '../../shared/card/name-faces.ts';
import { newCardSubject, visitor } from '../../shared/drafts/draft-database.ts';
import { restoreCustomFonts } from '../../shared/fonts/custom-fonts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { showToast } from '../../shared/notify/toast-store.ts';
import { afterPaint } from '../../shared/page/next-paint.ts';
import { restorePrintChoice } from '../../shared/print/print-choice.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';
import { useStore } from '../../shared/use-store.ts';
import { type Side, SideContext } from './core/card-side.ts';
import { FormErrorsProvider } from './core/controls/form-errors.tsx';
import { layoutPorts } from './core/layout-ports.ts';
import { LogoColoursProvider } from './core/logo/logo-colours.tsx';
import { setTimer } from './core/set-timer.ts';
import { SizeBeforeContext } from './core/size-before.ts';
import { CardLayoutContext } from './core/use-card-layout.ts';
import { DebouncedLayoutContext } from './core/use-debounced-layout.ts';
import { DesignLocksContext, EditorContext } from './core/use-editor.ts';
import { EditorView } from './editor-view.tsx';
import type { DraftOwner } from './save/draft/draft-owner.ts';
import { type DraftMessages, DraftNotStored, DraftStatus } from './save/draft/draft-status.tsx';
import { isWorthSaying, markOpened } from './save/draft/opened-drafts.ts';
import { autosavePorts, DraftAutosaveContext, startAutosave } from './save/draft/page-autosave.ts';
import { usePartName } from './save/draft/part-name.ts';
import { RestoredDraftNotice } from './save/draft/restored-draft-notice.tsx';

// Without them the names are in a generic face.
registerNameFaces().catch(() => undefined);

const ConflictDialog = lazyComponent(
  async () => (await import('./save/draft/conflict-dialog.tsx')).ConflictDialog,
);

type DesignerProps = {
  owner: DraftOwner;
  /** What it is a draft of: a new card, or a saved card by its id. */
  subject: string;
  /** The draft stored on this device; null if none can be stored. */
  opened: OpenedDraft | null;
  /** The card without unsaved changes. */
  base: Draft;
  baseVersion?: number;
  words: DraftMessages;
  /** What a company design locks. */
  locks?: DesignLocks | null;
  isCompanyDesign?: boolean;
  /** Shown above the form; cannot be closed. */
  notice?: ReactNode;
  titleBar: ReactNode;
};

/** The editor of a new or a saved card. It starts from the draft stored on this device and stores every change there. */
export function Designer({ words, notice, titleBar, ...options }: DesignerProps) {
  const { owner, subject, opened, base, locks = null } = options;
  const [{ editor, autosave }] = useState(() => createDesignerState(options));
  const [restored] = useState(() => {
    const { stored = null } = opened ?? {};
    const owned = { owner: owner.id ?? '', subject };
    return stored && isWorthSaying(owned, stored.savedAt) ? stored : null;
  });
  useEffect(() => {
    if (subject === newCardSubject) markOpened(owner.id);
  }, [owner, subject]);
  useEffect(() => (autosave ? startAutosave(autosave) : undefined), [autosave]);
  useEffect(restorePrintChoice, []);
  useEffect(restoreCustomFonts, []);
  useEffect(() => {
    if (subject === newCardSubject) void countNewCard(editor);
  }, [subject, editor]);
  return (
    <DraftAutosaveContext value={autosave}>
      <DesignLocksContext value={locks}>
        <EditorProviders editor={editor}>
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
        </EditorProviders>
      </DesignLocksContext>
    </DraftAutosaveContext>
  );
}

/** Counts without the person that a new card is open and, later, begun. */
async function countNewCard(editor: Editor): Promise<void> {
  const code = await import('../../shared/usage-analytics/send-usage-events.ts').catch(() => null);
  code?.countEditor(editor);
}

function createDesignerState({
  owner,
  subject,
  opened,
  base,
  baseVersion,
  locks = null,
  isCompanyDesign = false,
}: Omit<DesignerProps, 'words' | 'notice' | 'titleBar'>) {
  const start = opened?.stored ? draftOf(opened.stored, base) : base;
  const editor = createEditor(start, { locks, isCompanyDesign });
  if (owner.id === null) return { editor, autosave: null };
  const version = opened?.stored?.baseVersion ?? baseVersion;
  const options = {
    draftId: { owner: owner.id, subject },
    opened,
    base,
    versionBase: versionBaseOf(opened, base, baseVersion),
    ...(version !== undefined && { baseVersion: version }),
  };
  const autosave = createDraftAutosave(editor, options, autosavePorts);
  return { editor, autosave };
}

/** Provides the editor store, the laid-out card, the shown side, the size before a change, the colours of the logo and the form errors. */
function EditorProviders({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { placeholders } = useTexts().editor;
  const layoutStore = useMemo(
    () => notifyAfterPaint(createCardLayoutStore(editor, placeholders, layoutPorts), afterPaint),
    [editor, placeholders],
  );
  const debouncedLayout = useMemo(() => afterTypingPause(layoutStore, setTimer), [layoutStore]);
  const [side] = useState(() => createStore<Side>('front'));
  const [sizeBefore] = useState(() => createStore<CardSize | null>(null));
  return (
    <EditorContext value={editor}>
      <CardLayoutContext value={layoutStore}>
        <DebouncedLayoutContext value={debouncedLayout}>
          <SideContext value={side}>
            <SizeBeforeContext value={sizeBefore}>
              <LogoColoursProvider>
                <FormErrorsProvider>{children}</FormErrorsProvider>
              </LogoColoursProvider>
            </SizeBeforeContext>
          </SideContext>
        </DebouncedLayoutContext>
      </CardLayoutContext>
    </EditorContext>
  );
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
