import { adjust } from '#editor/hand/adjust.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useEditor } from '../core/use-editor.ts';

/** Removes the code of the front. */
export function RemoveCode() {
  const t = useTexts('hand');
  const editor = useEditor();
  return (
    <Button variant="outline" size="sm" onClick={() => adjust(editor, { code: undefined })}>
      {t.removeCode}
    </Button>
  );
}
