import type { TextField } from '#domain/card/text-fields.ts';
import { adjust } from '#editor/hand/adjust.ts';
import type { Movable } from '#editor/hand/movable.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { useTextValues } from '../../core/adjust/text-target.ts';
import { useEditor } from '../../core/use-editor.ts';

type TextResetsProps = { field: TextField; movable: Movable | null };

/** Moves the block of a text back, and resets the text. */
export function TextResets({ field, movable }: TextResetsProps) {
  const { fields } = useTexts().editor;
  const t = useTexts('hand');
  const { chosen } = useTextValues(field);
  const editor = useEditor();
  const isChanged = Object.keys(chosen).length > 0;
  const none = { pt: undefined, weight: undefined, caps: undefined, trackingEm: undefined };
  return (
    <>
      {movable && <MoveBack movable={movable} />}
      {isChanged && (
        <Button variant="outline" size="sm" onClick={() => adjust(editor, { fields: { [field]: none } })}>
          {t.resetOf(fields[field])}
        </Button>
      )}
    </>
  );
}

/** Moves an item to its own place; nothing for one that is there. */
export function MoveBack({ movable: { from, patch } }: { movable: Movable }) {
  const t = useTexts('hand');
  const editor = useEditor();
  if (from.dx === 0 && from.dy === 0) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => editor.patchCard(patch({ dx: 0, dy: 0 }))}>
      {t.moveBack}
    </Button>
  );
}
