import { expect, test } from 'vitest';
import { checkSvg } from '#image/svg/check-svg.ts';
import { clippedByUnion, hostileDrawings } from '../../api/testing/hostile-files.ts';
import { checkDrawing, cleanDrawing } from './clean-drawing.ts';

/** Processor time of this thread, which other programs of a busy machine do not change. */
function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test.each(Object.entries(hostileDrawings))(
  '%s is refused soon, in the browser and when it is sent',
  (_, make) => {
    const file = make();
    expect(() => checkSvg(file)).not.toThrow();
    for (const read of [cleanDrawing, checkDrawing]) {
      // Printing it took 7 s and more.
      expect(threadMs(() => expect(() => read(file)).toThrow('LOGO_SVG_TOO_COMPLEX'))).toBeLessThan(2500);
    }
  },
);

test('a drawing up to the bounds is accepted', () => {
  expect(() => cleanDrawing(clippedByUnion(80))).not.toThrow();
});
