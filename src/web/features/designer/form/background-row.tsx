import { useCallback } from 'react';
import { backgroundOf } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { ColourRow } from './colour-row.tsx';

export function BackgroundRow() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const change = useCallback(
    (hex: string) => editor.changeDesign({ backgroundColor: hex }, 'backgroundColor'),
    [editor],
  );
  return (
    <ColourRow
      label={words.background}
      hint={words.backgroundHint}
      value={useDraft(({ design }) => backgroundOf(design))}
      onChange={change}
    />
  );
}
