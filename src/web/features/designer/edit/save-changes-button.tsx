import { use, useState } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import type { DesignLocks } from '../core/design-locks.ts';
import { useEditor } from '../core/editor-store.ts';
import { ConflictDialog } from '../draft/conflict-dialog.tsx';
import { DraftAutosaveContext } from '../draft/draft-autosave.ts';
import { LogoAlert } from '../logo/logo-alert.tsx';
import { SaveButton } from '../save/save-button.tsx';
import { useSaveCard } from '../save/save-card.ts';
import { useSaveChanges } from './save-changes.ts';

type SaveChangesButtonProps = { card: SavedCard; locks: DesignLocks | null; openedVersion: number };

/** Save Changes of the edit page, with the dialog for a card that was changed in another tab. */
export function SaveChangesButton({ card, locks, openedVersion }: SaveChangesButtonProps) {
  const editor = useEditor();
  const autosave = use(DraftAutosaveContext);
  const [version, setVersion] = useState(openedVersion);
  const { saving, conflict, clearConflict, ...changes } = useSaveChanges(card, locks);
  const asNew = useSaveCard();
  const refusedFile = changes.refusedFile ?? asNew.refusedFile;

  function resolveConflict(choice: 'own' | 'other' | 'later') {
    if (!conflict) return;
    const { card: current, draft } = conflict;
    if (choice === 'own') {
      saving.mutate({ draft: editor.get().present, version: current.version });
      return;
    }
    if (choice === 'other') {
      setVersion(current.version);
      editor.change(draft);
      autosave?.rebase(draft, current.version);
    }
    clearConflict();
  }

  return (
    <>
      <SaveButton
        isSaving={saving.isPending}
        onSave={(draft) => saving.mutate({ draft, version })}
        offer={changes.offer ?? asNew.offer}
        onOfferClosed={() => {
          changes.clearOffer();
          asNew.clearOffer();
        }}
        action={asNew.offer ? 'save' : 'change'}
      />
      {conflict && (
        <ConflictDialog
          other={{ draft: conflict.draft, savedAt: new Date(conflict.card.updatedAt) }}
          isBusy={saving.isPending || asNew.saving.isPending}
          onResolve={resolveConflict}
          onKeepBoth={() => asNew.saving.mutate(editor.get().present)}
        />
      )}
      <LogoAlert
        refusedFile={refusedFile}
        onClose={() => {
          changes.clearRefusedFile();
          asNew.clearRefusedFile();
        }}
      />
    </>
  );
}
