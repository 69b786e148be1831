import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { offerNameFaces } from '../../../shared/ui/name-faces.ts';
import { createStage, StageContext } from '../canvas/stage.ts';
import { createEditor, EditorContext } from '../draft/editor.ts';
import { EditorView } from '../editor-view.tsx';
import { FormErrorsProvider } from '../form/form-errors.tsx';
import { DownloadButton } from '../pdf/download-button.tsx';
import { TitleBar } from '../title-bar.tsx';
import type { OpenedCard } from './open-card.ts';
import { SaveChangesButton } from './save-changes-button.tsx';

offerNameFaces();

/** A saved card being changed. */
export function EditDesigner({ opened }: { opened: OpenedCard }) {
  const { cards: words } = useMessages();
  const [{ editor, stage }] = useState(() => {
    const created = createEditor(opened.draft);
    return { editor: created, stage: createStage(created) };
  });
  return (
    <EditorContext value={editor}>
      <StageContext value={stage}>
        <FormErrorsProvider>
          <EditorView
            titleBar={
              <TitleBar
                title={words.editCard}
                back={
                  <Button
                    asChild
                    variant="ghost"
                    size="sm"
                    className="max-desktop:-ml-2.5"
                    icon={<ArrowLeft aria-hidden size={16} strokeWidth={1.75} />}
                  >
                    <Link to="/list">{words.back}</Link>
                  </Button>
                }
                actions={
                  <>
                    <SaveChangesButton opened={opened.card} />
                    <DownloadButton />
                  </>
                }
              />
            }
          />
        </FormErrorsProvider>
      </StageContext>
    </EditorContext>
  );
}
