import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import type { DraftKeeper } from './keep-draft.ts';

/** A quiet line that tells whether what was typed is kept; its place is there before its words are. */
export function DraftStatus({ keeper }: { keeper: DraftKeeper }) {
  const { draft: words } = useMessages().editor;
  const isSaved = useSyncExternalStore(keeper.subscribe, () => keeper.read().savedAt !== null);
  const hasFailed = useSyncExternalStore(keeper.subscribe, () => keeper.read().hasFailed);
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-xs text-muted-foreground">
      {hasFailed ? (
        <>
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="text-warning" />
          {words.failed}
        </>
      ) : (
        isSaved && (
          <>
            <CircleCheck aria-hidden size={14} strokeWidth={1.75} className="text-success" />
            {words.saved}
          </>
        )
      )}
    </p>
  );
}
