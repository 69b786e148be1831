import { useStore } from '../../../shared/store.ts';
import type { DraftKeeper } from './keep-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Asks which draft stays when another tab kept one meanwhile. */
export function TwoTabsDialog({ keeper }: { keeper: DraftKeeper }) {
  const conflict = useStore(keeper, (keeping) => keeping.conflict);
  return conflict && <VersionsDialog theirs={conflict} onSettle={keeper.settle} />;
}
