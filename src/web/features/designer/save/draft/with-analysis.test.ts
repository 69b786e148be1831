import { expect, test, vi } from 'vitest';
import { applyPatch } from '#domain/card/card.ts';
import { newDraft } from '#editor/draft.ts';
import type { StoredDraft } from '#editor/stored-draft.ts';
import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import type { LogoSize } from '#layout/scene.ts';
import { withAnalysis } from './with-analysis.ts';

const analysis: LogoAnalysis = {
  version: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  ground: null,
  boxed: null,
  kind: 'flat',
  pieces: [],
  touching: [],
  isClosed: false,
  isRound: false,
  painted: 1,
};
const size = { width: 40, height: 20 };

function storedWith(pixels: LogoSize): StoredDraft {
  const logo = { file: new Blob(['logo']), name: 'logo.png', pixels };
  return { draft: { ...newDraft, logo }, revision: '1', savedAt: new Date(0) };
}

const inspect = () => Promise.resolve({ pixels: { ...size, analysis } });

test('a logo that an earlier release stored is analysed, whatever the look of its card', async () => {
  const plain = storedWith(size);
  const card = applyPatch(plain.draft.card, { style: { look: { id: 'terminal', version: 1 } } });
  for (const stored of [plain, { ...plain, draft: { ...plain.draft, card } }]) {
    const opened = await withAnalysis(stored, inspect);
    expect(opened?.draft.logo?.pixels).toEqual({ ...size, analysis });
    expect(opened?.draft.card).toBe(stored.draft.card);
  }
});

test('a logo that is analysed is not read again, and a draft may have none', async () => {
  const inspected = vi.fn(inspect);
  const stored = storedWith({ ...size, analysis });
  expect(await withAnalysis(stored, inspected)).toBe(stored);
  expect(await withAnalysis({ ...stored, draft: newDraft }, inspected)).toMatchObject({ draft: newDraft });
  expect(await withAnalysis(null, inspected)).toBeNull();
  expect(inspected).not.toHaveBeenCalled();
});

test('a logo that cannot be read now stays as it was stored', async () => {
  const stored = storedWith(size);
  expect(await withAnalysis(stored, () => Promise.resolve('DAMAGED_IMAGE'))).toBe(stored);
  expect(await withAnalysis(stored, () => Promise.reject(new Error('offline')))).toBe(stored);
});
