import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyPatch, type Card, newCard } from '#domain/card/card.ts';
import { imagesOf, withImages } from '#domain/card/card-images.ts';
import { freezeCard } from '#domain/proof/snapshot.ts';
import { profilePresets } from '#print/profile/profile-presets.ts';
import { browserFile } from '../../../tools/print/browser-file.ts';
import { uuidv7 } from '../database/ids.ts';
import { GiveUp } from '../jobs/task.ts';
import { printTask } from '../jobs/tasks.ts';
import { serverPrinter } from '../printing/print-pool.ts';
import { logoKey, printedFileKey } from '../storage/object-keys.ts';
import type { ObjectStore } from '../storage/object-storage.ts';
import { openObjectStore } from '../storage/open-object-store.ts';
import { insertSnapshots, snapshotStore } from '../store/proofs/snapshots.ts';
import { createJobQueue, takeJobs } from '../store/testing/job-queue.ts';
import { type ApiUnderTest, startApi } from '../testing/api-under-test.ts';
import { aPng } from '../testing/logo-files.ts';
import { snapshotPrinter } from './print-snapshot.ts';
import { printedFileSender } from './send-printed-file.ts';

let api: ApiUnderTest;
let objects: ObjectStore;
beforeAll(async () => {
  api = await startApi();
  await createJobQueue(api.db);
  objects = await openObjectStore(api.config.storage, api.config.publicOrigin);
});
afterAll(() => api.close());

const aCard = applyPatch(newCard, {
  content: {
    companyName: 'Atelier Lumen',
    fullName: 'Ľubica Šťastná',
    phone: '+421 905 318 442',
    email: 'l@lumen.sk',
  },
});
const cards: Record<string, Card> = {
  plain: aCard,
  'with a look and a back': applyPatch(aCard, {
    style: { look: { id: 'bauhaus', version: 1 } },
    back: { kind: 'look' },
  }),
  'in Cyrillic': applyPatch(aCard, { content: { fullName: 'Олена Марчук' } }),
};
const now = new Date('2026-11-17T10:00:00.250Z');
const run = { signal: new AbortController().signal };

describe('a file of the server', () => {
  const each = Object.entries(cards).flatMap(([name, card]) =>
    Object.entries(profilePresets).map(([preset, profile]) => ({ name, card, preset, profile })),
  );

  test.each(each)('has the bytes of the browser: $name, $preset', async ({ card, profile }) => {
    const images = { logoId: uuidv7(), darkLogoId: uuidv7(), pictureId: null };
    const [logo, darkLogo] = [await aPng(), await aPng()];
    const snapshot = freezeCard(card, {
      ...images,
      profile,
      createdAt: now.toISOString(),
      documentId: uuidv7(),
    });
    const made = await serverPrinter.print({ snapshot, logo, darkLogo, picture: null }, run.signal);
    const metadata = { createdAt: now, documentId: snapshot.documentId };
    const browsers = await browserFile(
      withImages(card, images),
      { logo, darkLogo, picture: null },
      profile,
      metadata,
    );
    expect(made.equals(browsers)).toBe(true);
  });
});

describe('the job that makes a file', () => {
  const frozen = async (some: { logoId?: string } = {}) => {
    const images = imagesOf(some);
    const { accountId } = await api.addUser({ role: 'premium', cardLimit: 50 });
    if (images.logoId) {
      await api.db.execute(sql`INSERT INTO uploads (account_id, id, state, content_type, byte_size)
        VALUES (${accountId}, ${images.logoId}, 'accepted', 'image/png', 1)`);
    }
    const rows = [{ id: uuidv7(), card: aCard, ...images }];
    const ids = await api.db.transaction((tx) => insertSnapshots(tx, accountId, rows, { profile: {}, now }));
    return { accountId, id: ids[0] ?? '' };
  };
  const handler = () =>
    snapshotPrinter({ snapshots: snapshotStore(api.db), objects, printer: serverPrinter });

  test('stores it with its hash, once', async () => {
    const logoId = uuidv7();
    await objects.write(logoKey(logoId), Buffer.from(await aPng()), 'image/png');
    const key = await frozen({ logoId });
    expect(await takeJobs(api.db, printTask.name)).toEqual([
      { payload: { accountId: key.accountId, snapshotId: key.id }, isLater: false },
    ]);
    const payload = { accountId: key.accountId, snapshotId: key.id };
    await handler()(payload, run);
    const stored = await objects.read(printedFileKey(key.id));
    const pdf = stored ? await buffer(stored) : Buffer.alloc(0);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const file = { hash: createHash('sha256').update(pdf).digest(), bytes: pdf.length };
    expect((await snapshotStore(api.db).find(key))?.file).toEqual(file);
    const again = snapshotPrinter({
      snapshots: snapshotStore(api.db),
      objects,
      printer: { print: () => Promise.reject(new Error('printed twice')) },
    });
    await again(payload, run);
  });

  test('that gives up says so to those who ask for the file', async () => {
    const key = await frozen();
    const send = printedFileSender({ snapshots: snapshotStore(api.db), objects });
    const asked = () => send(key, {} as FastifyReply).catch((error: unknown) => error);
    expect(await asked()).toMatchObject({ code: 'UNAVAILABLE' });
    const printer = { print: () => Promise.reject(new GiveUp('too complex')) };
    const givesUp = snapshotPrinter({ snapshots: snapshotStore(api.db), objects, printer });
    await expect(givesUp({ accountId: key.accountId, snapshotId: key.id }, run)).rejects.toThrow(
      'too complex',
    );
    expect(await asked()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('makes the same file again after it was killed between storing and recording it', async () => {
    const key = await frozen();
    const payload = { accountId: key.accountId, snapshotId: key.id };
    const killed = snapshotPrinter({
      snapshots: { ...snapshotStore(api.db), setFile: () => Promise.reject(new Error('killed')) },
      objects,
      printer: serverPrinter,
    });
    await expect(killed(payload, run)).rejects.toThrow('killed');
    const first = await objects.read(printedFileKey(key.id)).then((file) => file && buffer(file));
    await handler()(payload, run);
    const second = await objects.read(printedFileKey(key.id)).then((file) => file && buffer(file));
    expect(first && second?.equals(first)).toBe(true);
  });

  test('ends with its signal, and leaves nothing behind', async () => {
    const key = await frozen();
    const stopped = AbortSignal.abort();
    await expect(
      handler()({ accountId: key.accountId, snapshotId: key.id }, { signal: stopped }),
    ).rejects.toThrow('aborted');
    expect((await snapshotStore(api.db).find(key))?.file).toBeNull();
  });

  test('keeps the logo of a snapshot that no card has any more', async () => {
    const logoId = uuidv7();
    const { accountId } = await frozen({ logoId });
    const { uploadStore } = await import('../store/cards/uploads.ts');
    await uploadStore(api.db).deleteUnused(new Date(Date.now() + 1000));
    expect(await uploadStore(api.db).find({ accountId, id: logoId })).not.toBeNull();
  });

  test('does nothing for a snapshot of another account', async () => {
    const [mine, theirs] = [await frozen(), await frozen()];
    await handler()({ accountId: theirs.accountId, snapshotId: mine.id }, run);
    expect((await snapshotStore(api.db).find(mine))?.file).toBeNull();
  });
});

test('a profile that the print engine cannot read is found before anything is frozen', async () => {
  expect(await serverPrinter.isReadableProfile({ bleedMm: 2 })).toBe(true);
  expect(await serverPrinter.isReadableProfile({ bleedMm: 'two' })).toBe(false);
  expect(await serverPrinter.isReadableProfile({ finishing: { plate: 'CutContour', parts: ['logo'] } })).toBe(
    false,
  );
});
