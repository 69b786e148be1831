import { expect, test } from 'vitest';
import { withLayout } from '#layout/with-layout.ts';
import { createEditor, styleOf } from './editor-store.ts';

const draft = { name: '', design: {}, logo: null };

test('a new orientation moves the logo back onto the card, and one undo restores both', () => {
  const design = { logoSize: 20, logoX: -9, logoY: 0 };
  const editor = createEditor({ name: '', design, logo: null });
  editor.changeDesign(withLayout(editor.get().present.design, { orientation: 'portrait' }));
  expect(editor.get().present.design).toMatchObject({ orientation: 'portrait', logoX: -5 });
  editor.undo();
  expect(editor.get().present.design).toEqual(design);
  expect(editor.get().past).toEqual([]);
});

test('a step that is replaced several times is undone at once', () => {
  const editor = createEditor(draft);
  const step = editor.startStep();
  step.changeDesign(() => ({ format: '85x55' }));
  step.changeDesign(() => ({ format: 'us' }));
  expect(editor.get().present.design).toEqual({ format: 'us' });
  editor.undo();
  expect(editor.get().present).toBe(draft);
});

test('a cancelled step leaves the history as it was, with what can be redone', () => {
  const editor = createEditor(draft);
  editor.changeDesign({ position: 'Architect' });
  editor.undo();
  const before = editor.get();
  const step = editor.startStep();
  step.changeDesign(() => ({ format: 'jp' }));
  step.cancel();
  expect(editor.get()).toBe(before);
});

test('a step keeps a change that came between', () => {
  const editor = createEditor(draft);
  const step = editor.startStep();
  step.changeDesign(() => ({ format: 'jp' }));
  editor.undo();
  editor.changeDesign({ position: 'Architect' });
  step.changeDesign(() => ({ format: 'us' }));
  expect(editor.get().present.design).toEqual({ position: 'Architect', format: 'us' });
  step.cancel();
  expect(editor.get().present.design).toEqual({ position: 'Architect' });
});

test('typing keeps the style; a colour, a text that becomes blank and a new line do not', () => {
  const editor = createEditor({ name: '', design: { fullName: 'Elena' }, logo: null });
  const style = () => styleOf(editor.get().present.design);
  const before = style();
  editor.changeDesign({ fullName: 'Elena M' }, 'fullName');
  editor.changeDesign({ fullName: 'Elena Ma' }, 'fullName');
  expect(style()).toBe(before);
  editor.changeDesign({ fullNameColor: '#123456' });
  expect(style()).toBe(editor.get().present.design);
  for (const change of [{ fullName: ' ' }, { fullName: 'E' }, { department: '' }]) {
    editor.changeDesign(change);
    expect(style()).toBe(editor.get().present.design);
  }
});

test('a card is named after its person until it gets another name', () => {
  const editor = createEditor(draft);
  const name = () => editor.get().present.name;
  editor.changeDesign({ fullName: 'Elena' }, 'fullName');
  editor.changeDesign({ fullName: 'Elena Marek' }, 'fullName');
  expect(name()).toBe('Elena Marek');
  editor.undo();
  expect(editor.get().present).toBe(draft);
  editor.redo();
  editor.change({ name: 'Front desk' });
  editor.changeDesign({ fullName: 'Elena Mareková' });
  expect(name()).toBe('Front desk');
});

test('a stored draft without a name gets that of its person', () => {
  const stored = { name: ' ', design: { fullName: 'Elena' }, logo: null };
  expect(createEditor(stored).get().present.name).toBe('Elena');
  expect(createEditor(stored, { isCompanyDesign: true }).get().present).toBe(stored);
});

test('a cleared name stays blank', () => {
  const editor = createEditor({ name: 'Elena', design: { fullName: 'Elena' }, logo: null });
  editor.change({ name: '' });
  editor.changeDesign({ fullName: 'Elena Marek' });
  expect(editor.get().present.name).toBe('');
});

test('a company design keeps its name when the person on it changes', () => {
  const editor = createEditor(
    { name: 'Elena', design: { fullName: 'Elena' }, logo: null },
    { isCompanyDesign: true },
  );
  editor.changeDesign({ fullName: 'Ján Kováč' });
  expect(editor.get().present.name).toBe('Elena');
});

const typeset = { arrangement: 0, stepScale: 1, isPaired: false, sizes: { fullName: 9 }, blocks: {} };
const sized = { name: 'Crew', design: { fullName: 'Elena', typeset }, logo: null };

test('the sizes of a company design stay while its samples and colours change, and go with its style', () => {
  const editor = createEditor(sized, { isCompanyDesign: true });
  editor.changeDesign({ fullName: 'Ján Kováč', backgroundColor: '#123456' });
  expect(editor.get().present.design.typeset).toBe(typeset);
  editor.changeDesign({ nameFont: 'Georgia' });
  expect(editor.get().present.design.typeset).toBeUndefined();
  editor.undo();
  expect(editor.get().present.design.typeset).toBe(typeset);
  const logo = { file: new Blob(), name: 'logo.png', pixels: { width: 300, height: 200 } };
  editor.change({ logo });
  expect(editor.get().present.design.typeset).toBeUndefined();
});

test('a card that kept the sizes of a deleted design is fitted again when its texts change', () => {
  const editor = createEditor(sized);
  editor.changeDesign({ fullNameColor: '#123456' });
  expect(editor.get().present.design.typeset).toBe(typeset);
  editor.changeDesign({ fullName: 'Elena Mareková-Hviezdoslavová' });
  expect(editor.get().present.design.typeset).toBeUndefined();
});

test('a version that brings its own sizes keeps them', () => {
  const editor = createEditor(sized, { isCompanyDesign: true });
  const other = { ...typeset, sizes: { fullName: 8 } };
  editor.change({ design: { fullName: 'Elena', layout: 'bold', typeset: other } });
  expect(editor.get().present.design.typeset).toBe(other);
});
