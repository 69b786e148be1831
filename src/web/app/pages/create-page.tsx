import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { OpenedDraft } from '#editor/stored-draft.ts';
import { EditorSkeleton } from '../../features/designer/editor-skeleton.tsx';
import { type DraftOwner, ownerKey, useDraftOwner } from '../../features/designer/save/draft/draft-owner.ts';
import { openDraft } from '../../features/designer/save/draft/draft-storage.ts';
import { mayBeSignedIn } from '../../shared/api/session.ts';
import { newCardSubject, visitor } from '../../shared/drafts/draft-database.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { withTimeout } from '../../shared/loading/with-timeout.ts';

const CreateDesigner = lazyComponent(
  async () => (await import('../../features/designer/create-designer.tsx')).CreateDesigner,
);

/** A visitor's draft, opened before the first render. */
let firstDraft: { opened: OpenedDraft | null } | null = null;

/** The prerendered page waits no longer than this for the editor's code, and for the draft. */
const [codeTimeoutMs, draftTimeoutMs] = [2_000, 1_000];

/** Loads what the first render shows of this page. Until then the prerendered page stays, and no skeleton takes its place. */
export async function loadCreatePage(): Promise<void> {
  await Promise.all([
    // The page shows a failure and tries again.
    withTimeout(CreateDesigner.load(), codeTimeoutMs).catch(() => undefined),
    mayBeSignedIn() ? undefined : openFirstDraft(),
  ]);
}

async function openFirstDraft(): Promise<void> {
  const opening = openDraft({ owner: visitor, subject: newCardSubject }).catch(() => null);
  const opened = await withTimeout(opening, draftTimeoutMs).catch(() => undefined);
  if (opened !== undefined) firstDraft = { opened };
}

/** Loads the editor's code in parallel with the draft owner. */
export function CreatePage() {
  const { editor, navigation } = useTexts();
  const owner = useDraftOwner();
  useEffect(() => CreateDesigner.prefetch(), []);
  const skeleton = <EditorSkeleton title={navigation.createCard} tagline={editor.tagline} isNew />;
  if (!owner) return skeleton;
  return <OwnersDesigner key={ownerKey(owner)} owner={owner} fallback={skeleton} />;
}

/** Opens the owner's draft. Without storage there is no draft. */
function OwnersDesigner({ owner, fallback }: { owner: DraftOwner; fallback: ReactNode }) {
  const [opening] = useState(() => {
    if (owner.id === null) return null;
    if (owner.id === visitor && firstDraft) return firstDraft.opened;
    return openDraft({ owner: owner.id, subject: newCardSubject }).catch(() => null);
  });
  useEffect(() => {
    // Later it is not the stored one any more.
    firstDraft = null;
  }, []);
  return (
    <Suspense fallback={fallback}>
      <CreateDesigner owner={owner} opening={opening} />
    </Suspense>
  );
}
