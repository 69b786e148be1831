import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { offerNameFaces } from '../../shared/ui/name-faces.ts';
import { createStage, StageContext } from './canvas/stage.ts';
import { type Editor, EditorContext } from './draft/editor.ts';
import { FormErrorsProvider } from './form/form-errors.tsx';
import { LogoColoursProvider } from './style/logo-colours.tsx';

offerNameFaces();

/** What every part of an editor reads: the card, how it is laid out, its logo's colours, and what is wrong with its form. */
export function EditorContexts({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { placeholders } = useMessages().editor;
  const stage = useMemo(() => createStage(editor, placeholders), [editor, placeholders]);
  return (
    <EditorContext value={editor}>
      <StageContext value={stage}>
        <LogoColoursProvider>
          <FormErrorsProvider>{children}</FormErrorsProvider>
        </LogoColoursProvider>
      </StageContext>
    </EditorContext>
  );
}
