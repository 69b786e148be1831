import { expect, test } from 'vitest';
import { notifyAfterPaint } from './after-paint.ts';
import { createStore } from './store.ts';

/** A store with what waits for the paint, and what two subscribers were notified of. */
function notifiedStore() {
  const source = createStore('');
  const waiting: (() => void)[] = [];
  const followed = notifyAfterPaint(source, (run) => waiting.push(run));
  const notified: string[] = [];
  const unsubscribes = ['preview', 'form'].map((name) =>
    followed.subscribe(() => notified.push(`${name}: ${followed.get()}`)),
  );
  const paint = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { source, followed, notified, unsubscribes, paint };
}

test('subscribers are notified once after the paint, with the newest value', () => {
  const { source, followed, notified, paint } = notifiedStore();
  source.set('E');
  source.set('El');
  expect(followed.get()).toBe('El');
  expect(notified).toEqual([]);
  paint();
  expect(notified).toEqual(['preview: El', 'form: El']);
});

test('a change after the paint notifies after the next one', () => {
  const { source, notified, paint } = notifiedStore();
  source.set('E');
  paint();
  source.set('El');
  paint();
  expect(notified.slice(2)).toEqual(['preview: El', 'form: El']);
});

test('who no longer subscribes hears nothing', () => {
  const { source, notified, unsubscribes, paint } = notifiedStore();
  source.set('E');
  for (const unsubscribe of unsubscribes) unsubscribe();
  paint();
  source.set('El');
  paint();
  expect(notified).toEqual([]);
});
