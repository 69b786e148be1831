import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { signedInCookie } from '#contract/signed-in.ts';
import '../styles/app.css';
import { setCookie } from '../shared/api/cookies.ts';

document.documentElement.lang = 'en';
document.title = 'Vizitka';

// The files share one page, so each test starts by clearing away what the test before has left.
beforeEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  document.documentElement.dataset.theme = 'light';
  localStorage.clear();
  sessionStorage.clear();
  setCookie(signedInCookie, '');
  await page.viewport(1280, 800);
  // Keys go to the frame of the tests.
  window.focus();
  vi.spyOn(console, 'error');
});

// React logs what it finds wrong.
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls.filter(([logged]) => !isResizeNotice(logged))).toEqual([]);
});

/** What the browser says where a size is measured once more in the next frame. */
function isResizeNotice(logged: unknown): boolean {
  return logged instanceof Error && logged.message.startsWith('ResizeObserver loop');
}
