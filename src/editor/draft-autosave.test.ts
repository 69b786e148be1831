import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import { createEditor } from './editor-store.ts';
import type { DraftWrite, StoredDraft, UnwrittenChanges } from './stored-draft.ts';
import { typingPauseMs } from './typing-pause.ts';

const draftId = { owner: 'visitor', subject: 'new' };

/** An editor whose drafts are stored in memory, with a clock and a timer that the test moves. */
function anEditor() {
  const editor = createEditor(newDraft);
  const writes: DraftWrite[] = [];
  const unwritten: UnwrittenChanges[] = [];
  let stored: StoredDraft | null = null;
  let time = 0;
  let ids = 0;
  let timer: { run: () => void; atMs: number } | null = null;
  const options = { draftId, opened: { token: 'token', stored, ownDraft: null }, base: newDraft };
  const autosave = createDraftAutosave(
    editor,
    { ...options, versionBase: newDraft },
    {
      storage: {
        open: async () => ({ token: 'token', stored, ownDraft: null }),
        write: async (_access, write) => {
          if (stored && stored.revision !== write.baseRevision) return 'stale';
          writes.push(write);
          stored = { draft: write.draft, revision: write.revision, savedAt: new Date(time) };
          return stored;
        },
        clear: async () => {
          stored = null;
          return null;
        },
        recordStoredLogo: async () => undefined,
        storeUnwritten: (_id, changes) => unwritten.push(changes),
        removeUnwritten: () => undefined,
      },
      now: () => time,
      setTimer(run, delayMs) {
        timer = { run, atMs: time + delayMs };
        return () => {
          timer = null;
        };
      },
      randomId: () => `revision ${++ids}`,
      getIdempotencyKey: (_draft, revision) => revision ?? 'random',
    },
  );
  autosave.start();
  return {
    editor,
    autosave,
    writes,
    unwritten,
    type: (fullName: string) => editor.patchCard({ content: { fullName } }, 'fullName'),
    /** Another tab stores the draft with these texts. */
    storeElsewhere: (content: { fullName?: string; phone?: string }) => {
      const card = {
        ...newDraft.card,
        content: { ...newDraft.card.content, ...stored?.draft.card.content, ...content },
      };
      const name = card.content.fullName ?? '';
      stored = { draft: { ...newDraft, name, card }, revision: 'other', savedAt: new Date(time) };
    },
    /** Passes the time and waits for the writes that it starts. */
    pass: async (ms: number) => {
      time += ms;
      if (timer && timer.atMs <= time) timer.run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('a draft is written once typing pauses', async () => {
  const { type, pass, writes, autosave } = anEditor();
  type('E');
  await pass(150);
  type('El');
  await pass(typingPauseMs - 50);
  expect(writes).toEqual([]);
  expect(autosave.get().state).toBe('saving');
  await pass(50);
  expect(writes.map(({ draft }) => draft.card.content.fullName)).toEqual(['El']);
  expect(autosave.get().state).toBe('saved');
});

test('a draft is written two seconds after the first change, also while somebody types', async () => {
  const { type, pass, writes } = anEditor();
  for (let letters = 1; letters <= 20; letters += 1) {
    type('E'.repeat(letters));
    await pass(100);
  }
  expect(writes).toHaveLength(1);
});

test('a write is based on the one before, and the latest draft is stored', async () => {
  const { type, pass, writes, autosave, editor } = anEditor();
  type('Elena');
  const key = autosave.getIdempotencyKey(editor.get().present);
  type('Elena Marek');
  await pass(typingPauseMs);
  expect(await key).toBe('revision 1');
  expect(writes.map(({ baseRevision, revision }) => [baseRevision, revision])).toEqual([
    [null, 'revision 1'],
    ['revision 1', 'revision 2'],
  ]);
  expect(writes.at(-1)?.draft).toBe(editor.get().present);
});

test('a text that another tab has changed too is a conflict until the user chooses', async () => {
  const { type, pass, writes, autosave, editor, storeElsewhere } = anEditor();
  type('Elena');
  await pass(typingPauseMs);
  storeElsewhere({ fullName: 'Ján' });
  type('Elena Marek');
  await pass(typingPauseMs);
  expect(autosave.get().conflict?.draft.card.content.fullName).toBe('Ján');
  expect(writes).toHaveLength(1);
  autosave.resolveConflict(editor.get().present);
  await pass(0);
  expect(autosave.get()).toMatchObject({ conflict: null, state: 'saved' });
  expect(writes.at(-1)).toMatchObject({ baseRevision: 'other', draft: { name: 'Elena Marek' } });
});

test('a text that only another tab has changed is added', async () => {
  const { type, pass, autosave, editor, storeElsewhere } = anEditor();
  type('Elena');
  await pass(typingPauseMs);
  storeElsewhere({ phone: '442' });
  type('Elena Marek');
  await pass(typingPauseMs);
  expect(autosave.get()).toMatchObject({ conflict: null, joined: ['phone'] });
  expect(editor.get().present.card.content).toMatchObject({ fullName: 'Elena Marek', phone: '442' });
});

test('a page that is hidden before the pause stores its changes at once', async () => {
  const { type, autosave, editor, unwritten } = anEditor();
  type('Elena');
  autosave.flushOnHide();
  expect(unwritten).toMatchObject([{ token: 'token', after: [null], draft: editor.get().present }]);
});

test('a page that closes before a new logo is stored would lose it', async () => {
  const { autosave, editor, pass } = anEditor();
  editor.change({ logo: { file: new Blob(['logo']), name: 'logo.png', pixels: { width: 9, height: 9 } } });
  expect(autosave.hasUnstoredImage()).toBe(true);
  expect(autosave.get().state).toBe('saving');
  await pass(0);
  expect(autosave.hasUnstoredImage()).toBe(false);
  expect(autosave.get().state).toBe('saved');
});

test('a draft that is emptied and begun again at once is being saved', async () => {
  const { type, pass, autosave, editor } = anEditor();
  type('Elena');
  await pass(typingPauseMs);
  editor.change(newDraft);
  const key = autosave.getIdempotencyKey(editor.get().present);
  type('Ján');
  await key;
  expect(autosave.get().state).toBe('saving');
});
