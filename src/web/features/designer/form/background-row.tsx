import { useCallback } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { ColourRow } from '../core/controls/colour-row.tsx';
import { useEditor, useShownStyle } from '../core/use-editor.ts';

export function BackgroundRow() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const change = useCallback(
    (hex: string) => editor.patchCard({ style: { background: hex } }, 'background'),
    [editor],
  );
  return (
    <ColourRow
      label={words.background}
      hint={words.backgroundHint}
      value={useShownStyle(({ background }) => background)}
      onChange={change}
    />
  );
}
