import { expect, test } from 'vitest';
import { heardAfterPaint } from './after-paint.ts';
import { createStore } from './store.ts';

/** A store with what waits for the paint, and what two subscribers have heard. */
function heardStore() {
  const source = createStore('');
  const waiting: (() => void)[] = [];
  const followed = heardAfterPaint(source, (run) => waiting.push(run));
  const heard: string[] = [];
  const unsubscribes = ['preview', 'form'].map((name) =>
    followed.subscribe(() => heard.push(`${name}: ${followed.get()}`)),
  );
  const paint = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { source, followed, heard, unsubscribes, paint };
}

test('changes are heard once after the paint, with the newest value', () => {
  const { source, followed, heard, paint } = heardStore();
  source.set('E');
  source.set('El');
  expect(followed.get()).toBe('El');
  expect(heard).toEqual([]);
  paint();
  expect(heard).toEqual(['preview: El', 'form: El']);
});

test('a change after the paint is heard after the next one', () => {
  const { source, heard, paint } = heardStore();
  source.set('E');
  paint();
  source.set('El');
  paint();
  expect(heard.slice(2)).toEqual(['preview: El', 'form: El']);
});

test('who no longer subscribes hears nothing', () => {
  const { source, heard, unsubscribes, paint } = heardStore();
  source.set('E');
  for (const unsubscribe of unsubscribes) unsubscribe();
  paint();
  source.set('El');
  paint();
  expect(heard).toEqual([]);
});
