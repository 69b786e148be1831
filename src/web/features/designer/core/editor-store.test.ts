import { expect, test } from 'vitest';
import { withLayout } from '#layout/with-layout.ts';
import { createEditor } from './editor-store.ts';

test('a new orientation moves the logo back onto the card, and one undo restores both', () => {
  const design = { logoSize: 20, logoX: -9, logoY: 0 };
  const editor = createEditor({ name: '', design, logo: null });
  editor.changeDesign(withLayout(editor.get().present.design, { orientation: 'portrait' }));
  expect(editor.get().present.design).toMatchObject({ orientation: 'portrait', logoX: -5 });
  editor.undo();
  expect(editor.get().present.design).toEqual(design);
  expect(editor.get().past).toEqual([]);
});
