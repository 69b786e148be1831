import { useCallback } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ColourRow } from '../core/controls/colour-row.tsx';
import { useEditor, useShownStyle } from '../core/use-editor.ts';

export function BackgroundRow() {
  const { editor: t } = useTexts();
  const editor = useEditor();
  const change = useCallback(
    (hex: string) => editor.patchCard({ style: { background: hex } }, 'background'),
    [editor],
  );
  return (
    <ColourRow
      label={t.background}
      hint={t.backgroundHint}
      value={useShownStyle(({ background }) => background)}
      onChange={change}
    />
  );
}
