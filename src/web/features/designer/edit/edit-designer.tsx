import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { createEditor } from '../draft/editor.ts';
import { EditorContexts } from '../editor-contexts.tsx';
import { EditorView } from '../editor-view.tsx';
import { DownloadButton } from '../pdf/download-button.tsx';
import { TitleBar } from '../title-bar.tsx';
import type { OpenedCard } from './open-card.ts';
import { SaveChangesButton } from './save-changes-button.tsx';

/** A saved card being changed. */
export function EditDesigner({ opened }: { opened: OpenedCard }) {
  const { cards: words } = useMessages();
  const [editor] = useState(() => createEditor(opened.draft));
  return (
    <EditorContexts editor={editor}>
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
    </EditorContexts>
  );
}
