import { afterEach, expect, test, vi } from 'vitest';
import { standardShop } from '#print/profile/print-shop.ts';
import { activeShop, printChoice, restorePrintChoice, setPrintChoice } from './print-choice.ts';

afterEach(() => vi.unstubAllGlobals());

test('the choice is read once, keeps its identity while it is equal, and follows other tabs', () => {
  const stored = new Map<string, string>();
  const listeners: ((event: { key: string }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) =>
    listeners.push(listener),
  );
  const key = 'vizitka.print-shops';
  const shop = (inkLimit: number) => ({ id: 'own', settings: { inkLimit } });
  const storeInOtherTab = (inkLimit: number) => {
    stored.set(key, JSON.stringify({ chosen: shop(inkLimit), own: [shop(inkLimit)] }));
    for (const listener of listeners) listener({ key });
  };

  storeInOtherTab(300);
  restorePrintChoice();
  const restored = activeShop();
  expect(restored).toEqual(shop(300));
  restorePrintChoice();
  storeInOtherTab(300);
  expect(activeShop()).toBe(restored);
  storeInOtherTab(280);
  expect(activeShop()).toEqual(shop(280));
  expect(listeners).toHaveLength(1);

  setPrintChoice({ chosen: standardShop, own: [] });
  expect(printChoice.get().chosen).toBe(standardShop);
});
