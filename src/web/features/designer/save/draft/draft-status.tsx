import { CircleAlert, CircleCheck } from 'lucide-react';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useStore } from '../../../../shared/use-store.ts';
import { useLogoUpload } from '../../core/logo/logo-upload-state.ts';
import type { DraftOwner } from './draft-owner.ts';

/** Texts about the draft of a new card, or about the unsaved changes of a saved one. */
export type DraftMessages = {
  saved: string;
  saving: string;
  failed: string;
  restoredFrom: (when: string) => string;
  /** The button that returns to the card without the draft. */
  discard: string;
  close: string;
};

/** One line: whether the draft is stored. It has its height also while it is empty. */
export function DraftStatus({ autosave, words }: { autosave: DraftAutosave; words: DraftMessages }) {
  const stored = useStore(autosave, (current) => current.state);
  const hasFailed = useStore(autosave, (current) => current.hasFailed);
  // A logo is stored once it is read and uploaded.
  const state = useLogoUpload() ? 'saving' : stored;
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-xs text-muted-foreground">
      {hasFailed ? (
        <>
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="text-warning" />
          {words.failed}
        </>
      ) : (
        state !== 'unchanged' && (
          <>
            <CircleCheck
              aria-hidden
              size={14}
              strokeWidth={1.75}
              className={state === 'saved' ? 'text-success' : 'text-ink-300'}
            />
            {state === 'saved' ? words.saved : words.saving}
          </>
        )
      )}
    </p>
  );
}

/** Shows why the draft is not stored. */
export function DraftNotStored({ owner }: { owner: DraftOwner }) {
  const { draft: t } = useTexts().editor;
  if (owner.id !== null) return null;
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-xs text-muted-foreground">
      <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="text-warning" />
      {t.notSaved[owner.reason]}
    </p>
  );
}
