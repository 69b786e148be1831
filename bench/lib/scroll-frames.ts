import type { Page } from '@playwright/test';

/** Scrolls a page from its top through twelve rows of cards, by 40 px a frame. Returns the times between frames in ms. */
export function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`new Promise((done) => {
    const frames = [];
    let [last, top] = [performance.now(), 0];
    const step = () => {
      frames.push(performance.now() - last);
      last = performance.now();
      top += 40;
      scrollTo(0, top);
      if (top < 4_300) requestAnimationFrame(step);
      else done(frames.slice(1));
    };
    requestAnimationFrame(step);
  })`);
}
