import { type ReactNode, useEffect, useState } from 'react';
import { offerNameFaces } from '../../shared/ui/name-faces.ts';
import { createStage, StageContext } from './canvas/stage.ts';
import { type Draft, newDraft } from './draft/draft.ts';
import { DraftStatus } from './draft/draft-status.tsx';
import type { KeptDraft } from './draft/draft-storage.ts';
import { DraftStrip } from './draft/draft-strip.tsx';
import { createEditor, EditorContext } from './draft/editor.ts';
import { createDraftKeeper, DraftKeeperContext } from './draft/keep-draft.ts';
import { TwoTabsDialog } from './draft/two-tabs-dialog.tsx';
import { EditorView } from './editor-view.tsx';
import { FormErrorsProvider } from './form/form-errors.tsx';

offerNameFaces();

type DesignerProps = { kept: KeptDraft | null; titleBar: ReactNode };

/** A new card being made: it starts from the draft this browser kept, and is kept as it changes. */
export function Designer({ kept, titleBar }: DesignerProps) {
  const [{ editor, stage, keeper }] = useState(() => open(kept));
  useEffect(() => keeper.start(), [keeper]);
  return (
    <EditorContext value={editor}>
      <StageContext value={stage}>
        <DraftKeeperContext value={keeper}>
          <FormErrorsProvider>
            <EditorView
              titleBar={titleBar}
              strip={kept && <DraftStrip restoredFrom={kept.savedAt} />}
              status={<DraftStatus keeper={keeper} />}
            />
            <TwoTabsDialog keeper={keeper} />
          </FormErrorsProvider>
        </DraftKeeperContext>
      </StageContext>
    </EditorContext>
  );
}

function open(kept: KeptDraft | null) {
  const start: Draft = kept?.draft ?? newDraft;
  const editor = createEditor(start);
  return { editor, stage: createStage(editor), keeper: createDraftKeeper(editor, kept) };
}
