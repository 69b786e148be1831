import { expect, test } from 'vitest';
import { changed, redone, startHistory, undone } from './history.ts';

const card = (name: string) => ({ name });

test('typing on in one field is undone as one step', () => {
  let history = startHistory(card(''));
  for (const [index, name] of ['E', 'El', 'Ele'].entries()) {
    history = changed(history, card(name), index * 200, 'fullName');
  }
  expect(undone(history).present).toEqual(card(''));
});

test('a pause, another field and a change of its own each start a new step', () => {
  let history = changed(startHistory(card('')), card('a'), 0, 'fullName');
  history = changed(history, card('b'), 1_000, 'fullName');
  history = changed(history, card('c'), 1_100, 'position');
  history = changed(history, card('d'), 1_200);
  history = changed(history, card('e'), 1_300);
  expect(history.past.map(({ name }) => name)).toEqual(['', 'a', 'b', 'c', 'd']);
});

test('what was undone can be done again, until something else is changed', () => {
  const history = changed(startHistory(card('a')), card('b'), 0);
  const back = undone(history);
  expect(redone(back).present).toEqual(card('b'));
  expect(redone(changed(back, card('c'), 0)).present).toEqual(card('c'));
});

test('typing after an undo is a step of its own', () => {
  const history = changed(startHistory(card('')), card('a'), 0, 'fullName');
  const typedOn = changed(undone(history), card('b'), 100, 'fullName');
  expect(undone(typedOn).present).toEqual(card(''));
});

test('a hundred steps and more lead back to the start', () => {
  let history = startHistory(card('0'));
  for (let step = 1; step <= 150; step += 1) history = changed(history, card(String(step)), 0);
  for (let step = 1; step <= 150; step += 1) history = undone(history);
  expect(history.present).toEqual(card('0'));
  expect(undone(history)).toBe(history);
});
