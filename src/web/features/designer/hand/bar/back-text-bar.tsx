import { useCallback } from 'react';
import { isBackText } from '#domain/card/card-back.ts';
import type { FontName } from '#domain/card/fonts.ts';
import type { TextItem } from '#editor/hand/card-items.ts';
import { backTextOf, backTextPatch, colourPatch } from '#editor/hand/side-style.ts';
import { backFontOf } from '#layout/back/back-texts.ts';
import { ownBackStyle } from '#layout/look-layout.ts';
import { useLooks } from '../../../../shared/card/use-fonts.ts';
import { ToolbarGroup } from '../../../../ui/overlays/toolbar.tsx';
import { ColourChoice } from '../../core/adjust/colour-control.tsx';
import { FontChoice } from '../../core/adjust/font-control.tsx';
import { useDraft, useEditor } from '../../core/use-editor.ts';

/** The font and the colour of a text of the back. A second card has the fonts of the front. */
export function BackTextBar({ item: { id, runs } }: { item: TextItem }) {
  const editor = useEditor();
  const looks = useLooks();
  const name = isBackText(id) ? id : null;
  const font = useDraft(
    ({ card }) => name && backFontOf(ownBackStyle(card, looks), name, backTextOf(card.back, name) ?? {}),
  );
  const changeFont = useCallback(
    (chosen: FontName) => {
      const patch = name && backTextPatch(editor.get().present.card.back, name, { font: chosen });
      if (patch) editor.patchCard(patch);
    },
    [editor, name],
  );
  const changeColour = useCallback(
    (hex: string) => {
      const patch = colourPatch(editor.get().present.card, 'back', id, hex);
      if (patch) editor.patchCard(patch, `back ${id} colour`);
    },
    [editor, id],
  );
  return (
    <>
      {font && (
        <ToolbarGroup>
          <FontChoice value={font} onChange={changeFont} />
        </ToolbarGroup>
      )}
      <ToolbarGroup>
        <ColourChoice value={runs[0]?.colour ?? '#000000'} onChange={changeColour} />
      </ToolbarGroup>
    </>
  );
}
