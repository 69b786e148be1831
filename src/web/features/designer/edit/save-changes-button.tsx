import { useState } from 'react';
import type { ComparedDraft } from '#editor/differences.ts';
import type { Draft } from '#editor/draft.ts';
import { LogoAlert } from '../core/logo/logo-alert.tsx';
import { useAutosave, useEditor } from '../core/use-editor.ts';
import { ConflictDialog } from '../save/draft/conflict-dialog.tsx';
import { SaveButton } from '../save/save-button.tsx';
import { useSaveCard } from '../save/save-card.ts';
import { type EditTarget, useSaveChanges } from './save-changes.ts';

/** The version of the saved card that is being changed, and that version itself if it is known. */
export type EditedVersion = { version: number; base: ComparedDraft | null };

type SaveChangesButtonProps = {
  subject: EditTarget;
  opened: EditedVersion;
  /** Whether our version of a conflict can be saved as a new card. */
  canKeepBoth: boolean;
};

/** Save Changes of a saved card or design, with the dialog for one that was changed in another tab. */
export function SaveChangesButton({ subject, opened, canKeepBoth }: SaveChangesButtonProps) {
  const editor = useEditor();
  const autosave = useAutosave();
  const [edited, setEdited] = useState(opened);
  const { saving, conflict, clearConflict, ...changes } = useSaveChanges(subject);
  const asNew = useSaveCard();
  const refusedFile = changes.refusedFile ?? asNew.refusedFile;

  function resolveConflict(choice: 'own' | 'other', chosen: Draft): void {
    if (!conflict) return;
    const now = { version: conflict.version, base: conflict.draft };
    setEdited(now);
    editor.change(chosen);
    autosave?.rebase(conflict.draft, conflict.version);
    if (choice === 'own') saving.mutate({ draft: editor.get().present, ...now });
    else clearConflict();
  }

  return (
    <>
      <SaveButton
        isSaving={saving.isPending}
        onSave={(draft) => saving.mutate({ draft, ...edited })}
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
          conflict={{ ...conflict, base: edited.base }}
          isBusy={saving.isPending || asNew.saving.isPending}
          onResolve={resolveConflict}
          onLater={clearConflict}
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
