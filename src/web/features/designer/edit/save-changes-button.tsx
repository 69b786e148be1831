import { use, useState } from 'react';
import { useEditor } from '../core/editor-store.ts';
import { DraftKeeperContext } from '../draft/keep-draft.ts';
import { VersionsDialog } from '../draft/versions-dialog.tsx';
import { LogoAlert } from '../logo/logo-alert.tsx';
import { SaveButton } from '../save/save-button.tsx';
import { useSaveCard } from '../save/save-card.ts';
import { useSaveChanges } from './save-changes.ts';

/** Save Changes of the edit page, and what it asks when the card was changed in another tab. */
export function SaveChangesButton({ id, openedVersion }: { id: string; openedVersion: number }) {
  const editor = useEditor();
  const keeper = use(DraftKeeperContext);
  const [version, setVersion] = useState(openedVersion);
  const { saving, overtakenBy, forgetOther, ...changes } = useSaveChanges(id);
  const asNew = useSaveCard();
  const refused = changes.refused ?? asNew.refused;

  function settle(choice: 'ours' | 'theirs' | 'later') {
    if (!overtakenBy) return;
    const { card, draft } = overtakenBy;
    if (choice === 'ours') {
      saving.mutate({ draft: editor.get().present, version: card.version });
      return;
    }
    if (choice === 'theirs') {
      setVersion(card.version);
      editor.change(draft);
      keeper?.rebase(draft, card.version);
    }
    forgetOther();
  }

  return (
    <>
      <SaveButton
        isSaving={saving.isPending}
        onSave={(draft) => saving.mutate({ draft, version })}
        offer={changes.offer ?? asNew.offer}
        onOfferClosed={() => {
          changes.stopOffering();
          asNew.stopOffering();
        }}
        wish={asNew.offer ? 'save' : 'change'}
      />
      {overtakenBy && (
        <VersionsDialog
          theirs={{ draft: overtakenBy.draft, savedAt: new Date(overtakenBy.card.updatedAt) }}
          isBusy={saving.isPending || asNew.saving.isPending}
          onSettle={settle}
          onKeepBoth={() => asNew.saving.mutate(editor.get().present)}
        />
      )}
      <LogoAlert
        refused={refused}
        onClose={() => {
          changes.forgetRefused();
          asNew.forgetRefused();
        }}
      />
    </>
  );
}
