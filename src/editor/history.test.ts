import { expect, test } from 'vitest';
import { createHistory, pushChange, redo, undo } from './history.ts';

const card = (name: string) => ({ name });

test('typing in one field is undone as one step', () => {
  let history = createHistory(card(''));
  for (const [index, name] of ['E', 'El', 'Ele'].entries()) {
    history = pushChange(history, card(name), index * 200, 'fullName');
  }
  expect(undo(history).present).toEqual(card(''));
});

test('a pause, another field and a change without a step name each start a new step', () => {
  let history = pushChange(createHistory(card('')), card('a'), 0, 'fullName');
  history = pushChange(history, card('b'), 1_000, 'fullName');
  history = pushChange(history, card('c'), 1_100, 'position');
  history = pushChange(history, card('d'), 1_200);
  history = pushChange(history, card('e'), 1_300);
  expect(history.past.map(({ name }) => name)).toEqual(['', 'a', 'b', 'c', 'd']);
});

test('an undone change can be redone until something else is changed', () => {
  const history = pushChange(createHistory(card('a')), card('b'), 0);
  const back = undo(history);
  expect(redo(back).present).toEqual(card('b'));
  expect(redo(pushChange(back, card('c'), 0)).present).toEqual(card('c'));
});

test('typing after an undo starts a new step', () => {
  const history = pushChange(createHistory(card('')), card('a'), 0, 'fullName');
  const typedOn = pushChange(undo(history), card('b'), 100, 'fullName');
  expect(undo(typedOn).present).toEqual(card(''));
});

test('150 changes can be undone one by one', () => {
  let history = createHistory(card('0'));
  for (let step = 1; step <= 150; step += 1) history = pushChange(history, card(String(step)), 0);
  for (let step = 1; step <= 150; step += 1) history = undo(history);
  expect(history.present).toEqual(card('0'));
  expect(undo(history)).toBe(history);
});
