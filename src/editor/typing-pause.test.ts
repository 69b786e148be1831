import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';
import { afterTypingPause, typingPauseMs } from './typing-pause.ts';

/** A store that follows a text, with timers of its own. */
function aFollower() {
  let nowMs = 0;
  const timers = new Set<{ run: () => void; atMs: number }>();
  const source = createStore('');
  const follower = afterTypingPause(source, (run, delayMs) => {
    const timer = { run, atMs: nowMs + delayMs };
    timers.add(timer);
    return () => timers.delete(timer);
  });
  const pass = (ms: number) => {
    nowMs += ms;
    for (const timer of [...timers].filter(({ atMs }) => atMs <= nowMs)) {
      timers.delete(timer);
      timer.run();
    }
  };
  return { source, follower, pass, timers };
}

test('follows once after the last of many changes', () => {
  const { source, follower, pass } = aFollower();
  const listener = vi.fn();
  follower.subscribe(listener);
  pass(0);
  expect(follower.get()).toBe('');
  listener.mockClear();
  for (let letters = 1; letters <= 20; letters += 1) {
    source.set('E'.repeat(letters));
    pass(200);
  }
  expect(listener).not.toHaveBeenCalled();
  pass(typingPauseMs - 200);
  expect(listener).toHaveBeenCalledOnce();
  expect(follower.get()).toBe('E'.repeat(20));
});

test('subscribers share one timer, which ends with the last of them', () => {
  const { source, follower, timers } = aFollower();
  const stops = [follower.subscribe(vi.fn()), follower.subscribe(vi.fn())];
  source.set('E');
  expect(timers.size).toBe(1);
  for (const stop of stops) stop();
  expect(timers.size).toBe(0);
  source.set('El');
  expect(timers.size).toBe(0);
});
