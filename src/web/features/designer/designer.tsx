import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { getCurrentUser, refreshCurrentUser } from '../../shared/api/session.ts';
import { visitor } from '../../shared/drafts/draft-database.ts';
import { useStore } from '../../shared/store.ts';
import type { Draft } from './core/draft.ts';
import { EditorContexts } from './core/editor-contexts.tsx';
import { createEditor } from './core/editor-store.ts';
import type { DraftOwner } from './draft/draft-owner.ts';
import { DraftStatus, NotKept } from './draft/draft-status.tsx';
import { draftOf, type OpenedDraft } from './draft/draft-storage.ts';
import { DraftStrip } from './draft/draft-strip.tsx';
import type { DraftWords } from './draft/draft-words.ts';
import { createDraftKeeper, type DraftKeeper, DraftKeeperContext } from './draft/keep-draft.ts';
import { TwoTabsDialog } from './draft/two-tabs-dialog.tsx';
import { EditorView } from './editor-view.tsx';

type DesignerProps = {
  owner: DraftOwner;
  /** What it is a draft of. */
  subject: string;
  /** What was kept on this device; null where it keeps nothing. */
  opened: OpenedDraft | null;
  /** The card without any change of this device's. */
  base: Draft;
  baseVersion?: number;
  words: DraftWords;
  /** Stands above the form and stays there. */
  notice?: ReactNode;
  titleBar: ReactNode;
};

/** A card being made or changed: it starts from the draft on this device, and is kept as it changes. */
export function Designer({ words, notice, titleBar, ...start }: DesignerProps) {
  const { owner, opened, base } = start;
  const [{ editor, keeper }] = useState(() => open(start));
  useEffect(() => keeper?.start(), [keeper]);
  return (
    <DraftKeeperContext value={keeper}>
      <EditorContexts editor={editor}>
        <EditorView
          titleBar={titleBar}
          strip={
            <>
              {notice}
              {opened?.kept && (
                <DraftStrip restoredFrom={opened.kept.savedAt} startOverFrom={base} words={words} />
              )}
            </>
          }
          status={keeper ? <DraftStatus keeper={keeper} words={words} /> : <NotKept owner={owner} />}
        />
        {keeper && <TwoTabsDialog keeper={keeper} />}
        {keeper && owner.id !== null && <OwnerWatch keeper={keeper} ownerId={owner.id} />}
      </EditorContexts>
    </DraftKeeperContext>
  );
}

function open({
  owner,
  subject,
  opened,
  base,
  baseVersion,
}: Omit<DesignerProps, 'words' | 'notice' | 'titleBar'>) {
  const editor = createEditor(opened?.kept ? draftOf(opened.kept, base) : base);
  if (owner.id === null) return { editor, keeper: null };
  const place = { owner: owner.id, subject };
  const version = opened?.kept?.baseVersion ?? baseVersion;
  const keeper = createDraftKeeper(editor, {
    place,
    opened,
    base,
    ...(version !== undefined && { baseVersion: version }),
  });
  return { editor, keeper };
}

/** After a logout in another tab it is asked who is there: another person gets an editor of their own, the same one is kept again. */
function OwnerWatch({ keeper, ownerId }: { keeper: DraftKeeper; ownerId: string }) {
  const client = useQueryClient();
  const isGone = useStore(keeper, (keeping) => keeping.isGone);
  useEffect(() => {
    if (!isGone) return;
    void refreshCurrentUser(client).then(() => {
      const user = getCurrentUser(client);
      if (user !== undefined && (user?.id ?? visitor) === ownerId) keeper.reopen();
    });
  }, [isGone, client, keeper, ownerId]);
  return null;
}
