import { useCallback } from 'react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ColourField } from '../../../../ui/colour/colour-field.tsx';
import { Swatch } from '../../../../ui/colour/swatch.tsx';
import { useTypedColour } from '../../../../ui/colour/typed-colour.ts';
import { useIsInToolbar } from '../../../../ui/inputs/toolbar-item.tsx';
import { ToolbarPopover } from '../../../../ui/overlays/toolbar.tsx';
import { useCardColours } from '../controls/card-colours.ts';
import { LazyColourPicker } from '../controls/lazy-colour-picker.tsx';
import { useEditor, useShownStyle } from '../use-editor.ts';
import { Cell, cellBoxStyles } from './cell.tsx';
import type { TextTarget } from './text-target.ts';

export function ColourControl({ field }: TextTarget) {
  const editor = useEditor();
  const change = useCallback(
    (hex: string) => editor.patchCard({ style: { colours: { [field]: hex } } }, `${field}-colour`),
    [editor, field],
  );
  return <ColourChoice value={useShownStyle(({ colours }) => colours[field])} onChange={change} />;
}

type ColourChoiceProps = { value: string; onChange: (hex: string) => void };

/** A colour with its picker; in a toolbar its swatch alone. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const { style: t } = useTexts().editor;
  const typed = useTypedColour(value, onChange);
  const isInToolbar = useIsInToolbar();
  const picker = { typed, cardColours: useCardColours(), messages: t };
  return isInToolbar ? (
    <ToolbarPopover
      label={t.colour}
      mark={<Swatch colour={typed.value} className="size-4.5 rounded-swatch" />}
    >
      <LazyColourPicker {...picker} />
    </ToolbarPopover>
  ) : (
    <Cell label={t.colour}>
      <ColourField {...picker} Picker={LazyColourPicker} label={t.colour} className={cellBoxStyles} />
    </Cell>
  );
}
