import { type ReactNode, useEffect, useState } from 'react';
import { newDraft } from './draft/draft.ts';
import { DraftStatus } from './draft/draft-status.tsx';
import type { KeptDraft } from './draft/draft-storage.ts';
import { DraftStrip } from './draft/draft-strip.tsx';
import { createEditor } from './draft/editor.ts';
import { createDraftKeeper, DraftKeeperContext } from './draft/keep-draft.ts';
import { TwoTabsDialog } from './draft/two-tabs-dialog.tsx';
import { EditorContexts } from './editor-contexts.tsx';
import { EditorView } from './editor-view.tsx';

type DesignerProps = { kept: KeptDraft | null; titleBar: ReactNode };

/** A new card being made: it starts from the draft this browser kept, and is kept as it changes. */
export function Designer({ kept, titleBar }: DesignerProps) {
  const [{ editor, keeper }] = useState(() => open(kept));
  useEffect(() => keeper.start(), [keeper]);
  return (
    <DraftKeeperContext value={keeper}>
      <EditorContexts editor={editor}>
        <EditorView
          titleBar={titleBar}
          strip={kept && <DraftStrip restoredFrom={kept.savedAt} />}
          status={<DraftStatus keeper={keeper} />}
        />
        <TwoTabsDialog keeper={keeper} />
      </EditorContexts>
    </DraftKeeperContext>
  );
}

function open(kept: KeptDraft | null) {
  const editor = createEditor(kept?.draft ?? newDraft);
  return { editor, keeper: createDraftKeeper(editor, kept) };
}
