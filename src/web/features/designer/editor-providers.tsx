import { type ReactNode, useMemo } from 'react';
import { registerNameFaces } from '../../shared/card/name-faces.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { CardLayoutContext, createCardLayoutStore } from './core/card-layout-store.ts';
import { type Editor, EditorContext } from './core/editor-store.ts';
import { FormErrorsProvider } from './form/form-errors.tsx';
import { LogoColoursProvider } from './style/logo-colours.tsx';

registerNameFaces();

/** Provides the editor store, the laid-out card, the colours of the logo and the form errors. */
export function EditorProviders({ editor, children }: { editor: Editor; children: ReactNode }) {
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
