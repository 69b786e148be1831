import { useCallback } from 'react';
import type { FontName } from '#domain/card/fonts.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useIsInToolbar } from '../../../../ui/inputs/toolbar-item.tsx';
import { FontPicker } from '../controls/font-picker.tsx';
import { useEditor, useShownStyle } from '../use-editor.ts';
import { Cell, cellBoxStyles } from './cell.tsx';
import type { TextTarget } from './text-target.ts';

export function FontControl({ field }: TextTarget) {
  const editor = useEditor();
  const change = useCallback(
    (font: FontName) => editor.patchCard({ style: { fonts: { [field]: font } } }),
    [editor, field],
  );
  return <FontChoice value={useShownStyle(({ fonts }) => fonts[field])} onChange={change} />;
}

type FontChoiceProps = { value: FontName; onChange: (font: FontName) => void };

export function FontChoice(choice: FontChoiceProps) {
  const { style: t } = useTexts().editor;
  const isInToolbar = useIsInToolbar();
  return (
    <Cell label={t.font}>
      <FontPicker
        {...choice}
        label={t.font}
        note={t.fontNote}
        className={isInToolbar ? 'h-8 max-w-32 rounded-sm px-1.5 text-sm hover:bg-muted' : cellBoxStyles}
      />
    </Cell>
  );
}
