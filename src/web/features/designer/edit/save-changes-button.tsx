import { use, useState } from 'react';
import { useEditor } from '../core/editor-store.ts';
import { ConflictDialog } from '../draft/conflict-dialog.tsx';
import { DraftAutosaveContext } from '../draft/draft-autosave.ts';
import { LogoAlert } from '../logo/logo-alert.tsx';
import { SaveButton } from '../save/save-button.tsx';
import { useSaveCard } from '../save/save-card.ts';
import { type SavedSubject, useSaveChanges } from './save-changes.ts';

type SaveChangesButtonProps = {
  subject: SavedSubject;
  openedVersion: number;
  /** Whether our version of a conflict can be saved as a new card. */
  canKeepBoth: boolean;
};

/** Save Changes of a saved card or design, with the dialog for one that was changed in another tab. */
export function SaveChangesButton({ subject, openedVersion, canKeepBoth }: SaveChangesButtonProps) {
  const editor = useEditor();
  const autosave = use(DraftAutosaveContext);
  const [version, setVersion] = useState(openedVersion);
  const { saving, conflict, clearConflict, ...changes } = useSaveChanges(subject);
  const asNew = useSaveCard();
  const refusedFile = changes.refusedFile ?? asNew.refusedFile;

  function resolveConflict(choice: 'own' | 'other' | 'later') {
    if (!conflict) return;
    const { draft, version: current } = conflict;
    if (choice === 'own') {
      saving.mutate({ draft: editor.get().present, version: current });
      return;
    }
    if (choice === 'other') {
      setVersion(current);
      editor.change(draft);
      autosave?.rebase(draft, current);
    }
    clearConflict();
  }

  return (
    <>
      <SaveButton
        isSaving={saving.isPending}
        onSave={(draft) => saving.mutate({ draft, version })}
        offer={changes.offer ?? asNew.offer}
        reason={asNew.offer ? asNew.reason : changes.reason}
        onOfferClosed={() => {
          changes.clearOffer();
          asNew.clearOffer();
        }}
        action={asNew.offer ? 'save' : 'change'}
      />
      {conflict && (
        <ConflictDialog
          other={conflict}
          isBusy={saving.isPending || asNew.saving.isPending}
          onResolve={resolveConflict}
          {...(canKeepBoth && { onKeepBoth: () => asNew.saving.mutate(editor.get().present) })}
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
