import { expect, test } from 'vitest';
import { newCard } from '#domain/card/card.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { Draft } from '#editor/draft.ts';
import { createStore } from '#editor/store.ts';
import { currentLayout } from './current-layout.ts';

const draftOf = (fullName: string) =>
  ({ card: { ...newCard, content: { ...newCard.content, fullName } }, logo: null }) as Draft;
const laidOut = (draft: Draft) => ({ draft }) as LaidOutCard;
const inEditor = (present: Draft) => ({ get: () => ({ past: [], present, future: [] }) }) as never;

test('a file waits for the layout of the newest change', async () => {
  const [before, after] = [draftOf('Elena'), draftOf('Elena Marek')];
  const layout = createStore<LaidOutCard | null>(laidOut(before));
  const waiting = currentLayout(layout, inEditor(after), new AbortController().signal);
  layout.set(laidOut(before));
  layout.set(laidOut(after));
  expect((await waiting).draft).toBe(after);
});

test('what never arrives ends with the signal', async () => {
  const layout = createStore<LaidOutCard | null>(null);
  const aborter = new AbortController();
  const waiting = currentLayout(layout, inEditor(draftOf('Elena')), aborter.signal);
  aborter.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
});
