import { type ReactNode, useMemo } from 'react';
import { registerNameFaces } from '../../../shared/card/name-faces.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { FormErrorsProvider } from '../form/form-errors.tsx';
import { LogoColoursProvider } from '../style/logo-colours.tsx';
import { CardLayoutContext, createCardLayoutStore } from './card-layout-store.ts';
import { type Editor, EditorContext } from './editor-store.ts';

registerNameFaces();

/** What every part of an editor reads: the card, how it is laid out, its logo's colours, and what is wrong with its form. */
export function EditorContexts({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { placeholders } = useMessages().editor;
  const layoutStore = useMemo(() => createCardLayoutStore(editor, placeholders), [editor, placeholders]);
  return (
    <EditorContext value={editor}>
      <CardLayoutContext value={layoutStore}>
        <LogoColoursProvider>
          <FormErrorsProvider>{children}</FormErrorsProvider>
        </LogoColoursProvider>
      </CardLayoutContext>
    </EditorContext>
  );
}
