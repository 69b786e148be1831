import { expect, test } from 'vitest';
import { applyPatch, type Card, cardTextMax, emptyCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import type { RunField } from '#layout/scene.ts';
import { newDraft } from '../draft.ts';
import { createEditor } from '../editor-store.ts';
import { sideText, sideTextPatch, tidyTyped, typeText } from './side-text.ts';

function withBack(back: CardBack): Card {
  return { ...applyPatch(emptyCard, { content: { fullName: 'Eva' } }), back };
}

const typed: [title: string, card: Card, side: 'front' | 'back', field: RunField][] = [
  ['a text of the front', emptyCard, 'front', 'fullName'],
  ['the text of a back', withBack({ kind: 'text', message: { text: '', font: 'Inter' } }), 'back', 'message'],
  ['the words below a code', withBack({ kind: 'qr', qr: { content: 'vcard' } }), 'back', 'below'],
  ['a text of a second card', withBack({ kind: 'card', content: {} }), 'back', 'fullName'],
];

test.each(typed)('%s is read as it was typed', (_, card, side, field) => {
  const patch = sideTextPatch(card, side, field, 'Ľubica');
  expect(sideText(applyPatch(card, patch ?? {}), side, field)).toBe('Ľubica');
});

test('a text keeps its font, the other side its words', () => {
  const [, card] = typed[1] ?? [];
  const changed = applyPatch(
    card ?? emptyCard,
    sideTextPatch(card ?? emptyCard, 'back', 'message', 'Ahoj') ?? {},
  );
  expect(changed.back).toEqual({ kind: 'text', message: { text: 'Ahoj', font: 'Inter' } });
  expect(changed.content.fullName).toBe('Eva');
});

test('no text is longer than it may be', () => {
  const patch = sideTextPatch(emptyCard, 'front', 'fullName', 'x'.repeat(500));
  expect(patch?.content?.fullName).toHaveLength(cardTextMax);
});

test.each<[CardBack | null, RunField]>([
  [null, 'message'],
  [{ kind: 'logo' }, 'message'],
  [{ kind: 'qr', qr: { content: 'vcard' } }, 'message'],
  [{ kind: 'text', message: { text: '' } }, 'below'],
  [{ kind: 'look' }, 'fullName'],
])('a side without such a text cannot be typed on', (back, field) => {
  const card = { ...emptyCard, back };
  expect(sideText(card, 'back', field)).toBeNull();
  expect(sideTextPatch(card, 'back', field, 'x')).toBeNull();
});

test('a text is broken twice at most, a number never, and a break with nothing after it ends with typing', () => {
  const editor = createEditor({ ...newDraft, card: emptyCard });
  typeText(editor, 'front', 'street', 'a\nb\nc\nd');
  typeText(editor, 'front', 'phone', '0905\n318');
  typeText(editor, 'front', 'fullName', 'Jana\n');
  tidyTyped(editor, 'front', 'fullName');
  const { content } = editor.get().present.card;
  expect(content).toMatchObject({ street: 'a\nb\nc d', phone: '0905 318', fullName: 'Jana' });
});
