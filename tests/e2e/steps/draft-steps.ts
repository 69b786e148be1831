import { expect, type Locator, type Page } from '@playwright/test';

type Kept = {
  owner: string;
  subject: string;
  name: string;
  texts: Record<string, unknown>;
  hasLogo: boolean;
};

/** The drafts of all owners in this browser. */
export function keptDrafts(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('vizitka');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    });
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not read'));
      });
    const [drafts, logos] = ['drafts', 'logos'].map((name) => database.transaction(name).objectStore(name));
    if (!drafts || !logos) throw new Error('No drafts');
    const [keys, rows, logoKeys] = await Promise.all([
      read(drafts.getAllKeys()),
      read(drafts.getAll()),
      read(logos.getAllKeys()),
    ]);
    database.close();
    const textOf = (key: IDBValidKey) => JSON.stringify(key);
    const withLogo = logoKeys.map(textOf);
    return keys.map((key, index) => {
      const [owner = '', subject = ''] = key as string[];
      const { name, design } = rows[index] as { name: string; design: { content?: Kept['texts'] } };
      const texts = design.content ?? design;
      return { owner, subject, name, texts, hasLogo: withLogo.includes(textOf(key)) };
    });
  });
}

/** The design of the visitor's draft, as it is stored. */
export function storedDesign(page: Page): Promise<unknown> {
  return visitorDesign(page, null);
}

/** Replaces the design of the visitor's draft. No page of the application is open. */
export async function changeStoredDesign(page: Page, design: object): Promise<void> {
  await visitorDesign(page, design);
}

function visitorDesign(page: Page, design: object | null): Promise<unknown> {
  return page.evaluate(async (design) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('failed'));
      });
    const database = await done(indexedDB.open('vizitka'));
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
    const row = (await done(drafts.get(['visitor', 'new']))) as { design: unknown };
    if (design) await done(drafts.put({ ...row, design }, ['visitor', 'new']));
    database.close();
    return row.design;
  }, design);
}

/** Checks that this browser stores no drafts. */
export async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => keptDrafts(page)).toEqual([]);
}

/** Keeps the version of the other tab in the dialog that compares the two. */
export async function keepOtherTab(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: /Other tab/ }).click();
  await dialog.getByRole('button', { name: 'Keep other tab' }).click();
}

/** Makes draft writes fail as on a full disk, until it is turned off. */
export async function fillStorage(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((isFull) => {
    const state = window as { hasFullStorage?: boolean };
    if (state.hasFullStorage === undefined) {
      const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
      const realPut = put.value as (...given: unknown[]) => unknown;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: unknown[]) {
        if (state.hasFullStorage) throw new DOMException('full', 'QuotaExceededError');
        return Reflect.apply(realPut, this, given) as IDBRequest<IDBValidKey>;
      };
    }
    state.hasFullStorage = isFull;
  }, isFull);
}
