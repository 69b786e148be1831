import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useStore } from '../../../shared/store.ts';
import type { DraftOwner } from './draft-owner.ts';
import type { DraftWords } from './draft-words.ts';
import type { DraftKeeper } from './keep-draft.ts';

/** A quiet line that tells whether what was typed is kept; its place is there before its words are. */
export function DraftStatus({ keeper, words }: { keeper: DraftKeeper; words: DraftWords }) {
  const state = useStore(keeper, (keeping) => keeping.state);
  const hasFailed = useStore(keeper, (keeping) => keeping.hasFailed);
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-xs text-muted-foreground">
      {hasFailed ? (
        <>
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="text-warning" />
          {words.failed}
        </>
      ) : (
        state !== 'untouched' && (
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

/** Says why nothing is kept. */
export function NotKept({ owner }: { owner: DraftOwner }) {
  const { draft: words } = useMessages().editor;
  if (owner.id !== null) return null;
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-xs text-muted-foreground">
      <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="text-warning" />
      {words.notKept[owner.why]}
    </p>
  );
}
