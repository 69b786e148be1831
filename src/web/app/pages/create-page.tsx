import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { EditorSkeleton } from '../../features/designer/editor-skeleton.tsx';
import { type DraftOwner, ownerKey, useDraftOwner } from '../../features/designer/save/draft/draft-owner.ts';
import { openDraft } from '../../features/designer/save/draft/draft-storage.ts';
import { newCardSubject } from '../../shared/drafts/draft-database.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';

const CreateDesigner = lazyComponent(
  async () => (await import('../../features/designer/create-designer.tsx')).CreateDesigner,
);

/** Loads the editor's code in parallel with the draft owner. */
export function CreatePage() {
  const { editor, navigation } = useMessages();
  const owner = useDraftOwner();
  useEffect(() => CreateDesigner.prefetch(), []);
  const skeleton = <EditorSkeleton title={navigation.createCard} tagline={editor.tagline} isNew />;
  if (!owner) return skeleton;
  return <OwnersDesigner key={ownerKey(owner)} owner={owner} fallback={skeleton} />;
}

/** Opens the owner's draft. Without storage there is no draft. */
function OwnersDesigner({ owner, fallback }: { owner: DraftOwner; fallback: ReactNode }) {
  const [opening] = useState(() =>
    owner.id === null
      ? Promise.resolve(null)
      : openDraft({ owner: owner.id, subject: newCardSubject }).catch(() => null),
  );
  return (
    <Suspense fallback={fallback}>
      <CreateDesigner owner={owner} opening={opening} />
    </Suspense>
  );
}
