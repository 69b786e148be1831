import { expect, test } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { plannedTextSizes } from '#layout/adjust/planned-sizes.ts';
import { withLayout } from '#layout/with-layout.ts';
import { type Draft, newDraft } from './draft.ts';
import { createEditor, styleOf } from './editor-store.ts';

const draft = { name: '', card: emptyCard, logo: null };

test('a new orientation moves the logo back onto the card, and one undo restores both', () => {
  const card = cardOf({ logoSize: 20, logoX: -9, logoY: 0 });
  const editor = createEditor({ name: '', card, logo: null });
  editor.setCard(withLayout(editor.get().present.card, { orientation: 'portrait' }, null));
  expect(editor.get().present.card).toMatchObject({
    orientation: 'portrait',
    style: { logo: { leftMm: -5 } },
  });
  editor.undo();
  expect(editor.get().present.card).toEqual(card);
  expect(editor.get().past).toEqual([]);
});

test('a step that is replaced several times is undone at once', () => {
  const editor = createEditor(draft);
  const step = editor.startStep();
  step.setCard((card) => ({ ...card, format: '85x55' }));
  step.setCard((card) => ({ ...card, format: 'us' }));
  expect(editor.get().present.card).toEqual(cardOf({ format: 'us' }));
  editor.undo();
  expect(editor.get().present).toBe(draft);
});

test('a cancelled step leaves the history as it was, with what can be redone', () => {
  const editor = createEditor(draft);
  editor.patchCard({ content: { position: 'Architect' } });
  editor.undo();
  const before = editor.get();
  const step = editor.startStep();
  step.setCard((card) => ({ ...card, format: 'jp' }));
  step.cancel();
  expect(editor.get()).toBe(before);
});

test('a step keeps a change that came between', () => {
  const editor = createEditor(draft);
  const step = editor.startStep();
  step.setCard((card) => ({ ...card, format: 'jp' }));
  editor.undo();
  editor.patchCard({ content: { position: 'Architect' } });
  step.setCard((card) => ({ ...card, format: 'us' }));
  expect(editor.get().present.card).toEqual(cardOf({ position: 'Architect', format: 'us' }));
  step.cancel();
  expect(editor.get().present.card).toEqual(cardOf({ position: 'Architect' }));
});

test('typing keeps the style; a colour, a text that becomes blank and a new line do not', () => {
  const editor = createEditor({ name: '', card: cardOf({ fullName: 'Elena' }), logo: null });
  const style = () => styleOf(editor.get().present.card);
  const before = style();
  editor.patchCard({ content: { fullName: 'Elena M' } }, 'fullName');
  editor.patchCard({ content: { fullName: 'Elena Ma' } }, 'fullName');
  expect(style()).toBe(before);
  editor.patchCard({ style: { colours: { fullName: '#123456' } } });
  expect(style()).toBe(editor.get().present.card);
  for (const content of [{ fullName: ' ' }, { fullName: 'E' }, { department: '' }]) {
    editor.patchCard({ content });
    expect(style()).toBe(editor.get().present.card);
  }
});

test('a card is named after its person until it gets another name', () => {
  const editor = createEditor(draft);
  const name = () => editor.get().present.name;
  editor.patchCard({ content: { fullName: 'Elena' } }, 'fullName');
  editor.patchCard({ content: { fullName: 'Elena Marek' } }, 'fullName');
  expect(name()).toBe('Elena Marek');
  editor.undo();
  expect(editor.get().present).toBe(draft);
  editor.redo();
  editor.change({ name: 'Front desk' });
  editor.patchCard({ content: { fullName: 'Elena Mareková' } });
  expect(name()).toBe('Front desk');
});

test('a stored draft without a name gets that of its person', () => {
  const stored = { name: ' ', card: cardOf({ fullName: 'Elena' }), logo: null };
  expect(createEditor(stored).get().present.name).toBe('Elena');
  expect(createEditor(stored, { isCompanyDesign: true }).get().present).toBe(stored);
});

test('a cleared name stays blank', () => {
  const editor = createEditor({ name: 'Elena', card: cardOf({ fullName: 'Elena' }), logo: null });
  editor.change({ name: '' });
  editor.patchCard({ content: { fullName: 'Elena Marek' } });
  expect(editor.get().present.name).toBe('');
});

test('a company design keeps its name when the person on it changes', () => {
  const editor = createEditor(
    { name: 'Elena', card: cardOf({ fullName: 'Elena' }), logo: null },
    { isCompanyDesign: true },
  );
  editor.patchCard({ content: { fullName: 'Ján Kováč' } });
  expect(editor.get().present.name).toBe('Elena');
});

const typeset = { arrangement: 0, stepScale: 1, isPaired: false, sizes: { fullName: 9 }, blocks: {} };
const sized = { name: 'Crew', card: cardOf({ fullName: 'Elena', typeset }), logo: null };

test('the sizes of a company design stay while its samples and colours change, and go with its style', () => {
  const editor = createEditor(sized, { isCompanyDesign: true });
  editor.patchCard({ content: { fullName: 'Ján Kováč' }, style: { background: '#123456' } });
  expect(editor.get().present.card.style.typeset).toBe(typeset);
  editor.patchCard({ style: { fonts: { fullName: 'Georgia' } } });
  expect(editor.get().present.card.style.typeset).toBeUndefined();
  editor.undo();
  expect(editor.get().present.card.style.typeset).toBe(typeset);
  const logo = { file: new Blob(), name: 'logo.png', pixels: { width: 300, height: 200 } };
  editor.change({ logo });
  expect(editor.get().present.card.style.typeset).toBeUndefined();
});

test('a card that kept the sizes of a deleted design is fitted again when its texts change', () => {
  const editor = createEditor(sized);
  editor.patchCard({ style: { colours: { fullName: '#123456' } } });
  expect(editor.get().present.card.style.typeset).toBe(typeset);
  editor.patchCard({ content: { fullName: 'Elena Mareková-Hviezdoslavová' } });
  expect(editor.get().present.card.style.typeset).toBeUndefined();
});

test('a version that brings its own sizes keeps them', () => {
  const editor = createEditor(sized, { isCompanyDesign: true });
  const other = { ...typeset, sizes: { fullName: 8 } };
  editor.change({ card: cardOf({ fullName: 'Elena', layout: 'bold', typeset: other }) });
  expect(editor.get().present.card.style.typeset).toBe(other);
});

test('moves belong to their layout: they are set aside in another one and come back', () => {
  const start = cardOf({
    layout: 'classic',
    logoSize: 20,
    logoX: -2,
    logoY: 3,
    adjustments: { blocks: { person: { align: 'right', dy: -2 } }, logo: { dx: -2.25, dy: 3 }, code: {} },
  });
  const plannedSizes = ({ card }: Draft) => plannedTextSizes(card, null, false);
  const editor = createEditor({ name: '', card: start, logo: null }, { plannedSizes });
  editor.setCard(withLayout(start, { layout: 'banner' }, null));
  expect(editor.get().present.card.style).toMatchObject({ adjustments: { code: {} }, logo: { leftMm: 0 } });
  expect(editor.get().present.card.style.adjustments?.blocks).toBe(undefined);
  editor.setCard(withLayout(editor.get().present.card, { layout: 'classic' }, null));
  expect(editor.get().present.card.style).toEqual(start.style);
});

test('a chosen size keeps its ratio in another layout, and the way back and undo give the very same card', () => {
  const start = cardOf({
    layout: 'classic',
    logoSize: 20,
    adjustments: { fields: { fullName: { pt: 16.5 } } },
  });
  const plannedSizes = ({ card }: Draft) => plannedTextSizes(card, null, false);
  const editor = createEditor({ name: '', card: start, logo: null }, { plannedSizes });
  const sizeOf = () => editor.get().present.card.style.adjustments?.fields?.fullName?.pt;
  editor.setCard(withLayout(start, { layout: 'banner' }, null));
  expect(sizeOf()).toBe(19.5);
  editor.setCard(withLayout(editor.get().present.card, { layout: 'minimal' }, null));
  editor.setCard(withLayout(editor.get().present.card, { layout: 'classic' }, null));
  expect(editor.get().present.card.style).toEqual(start.style);
  for (let step = 0; step < 3; step++) editor.undo();
  expect(editor.get().present.card).toBe(start);
  for (let step = 0; step < 3; step++) editor.redo();
  expect(editor.get().present.card.style).toEqual(start.style);
});

test('a card is named after its person on one line', () => {
  const editor = createEditor(newDraft);
  editor.patchCard({ content: { fullName: 'Jana\nDubravová' } });
  expect(editor.get().present.name).toBe('Jana Dubravová');
  editor.patchCard({ content: { fullName: 'Jana Nová' } });
  expect(editor.get().present.name).toBe('Jana Nová');
});
