import { expect, test } from 'vitest';
import { frameScheduler } from './frame-scheduler.ts';

function testQueue(perFrame: number) {
  let frames: (() => void)[] = [];
  const rendered: string[] = [];
  const wait = frameScheduler(perFrame, (run) => frames.push(run));
  return {
    wait: (name: string) => wait(() => rendered.push(name)),
    /** What one frame renders. */
    frame: () => {
      const due = frames;
      frames = [];
      for (const run of due) run();
      return rendered.splice(0);
    },
  };
}

test('a frame renders a few cards, in the order in which they came near', () => {
  const { wait, frame } = testQueue(3);
  for (const name of ['a', 'b', 'c', 'd']) wait(name);
  expect([frame(), frame(), frame()]).toEqual([['a', 'b', 'c'], ['d'], []]);
});

test('a card that is gone before its turn is not rendered, and others follow later', () => {
  const { wait, frame } = testQueue(1);
  const leave = wait('a');
  wait('b');
  leave();
  expect([frame(), frame()]).toEqual([['b'], []]);
  wait('c');
  expect(frame()).toEqual(['c']);
});

test('a queue that was emptied and filled within a frame runs once a frame', () => {
  const { wait, frame } = testQueue(1);
  wait('a')();
  wait('b');
  wait('c');
  expect([frame(), frame()]).toEqual([['b'], ['c']]);
});
