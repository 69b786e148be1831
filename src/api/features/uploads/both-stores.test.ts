import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logoMaxBytes, logoPath } from '#domain/card/logo-file.ts';
import { cleanSvg } from '#image/svg/clean-svg.ts';
import { type StoreUnderTest, storeCases } from '../../../../tools/dev/stores-under-test.ts';
import { uuidv7 } from '../../database/ids.ts';
import { logoKey, quarantineKey } from '../../storage/object-keys.ts';
import { uploadStore } from '../../store/cards/uploads.ts';
import { expiredRows } from '../../store/operations/delete-expired.ts';
import { deleteUser } from '../../store/testing/users.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { type ApiUnderTest, startApi, testOrigin } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aJpeg, aPng, aPngOf, pixelBomb, polyglot, svg } from '../../testing/logo-files.ts';
import { deleteUnusedUploads } from './delete-unused-uploads.ts';

describe.each(storeCases)('$name', ({ canRun, open }) => {
  describe.skipIf(!canRun)('store', () => {
    let store: StoreUnderTest;
    let api: ApiUnderTest;
    beforeAll(async () => {
      store = await open(testOrigin);
      api = await startApi({ objects: store.objects });
    });
    afterAll(async () => {
      await api.close();
      await store.close();
    });

    const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
    /** Uploads a file to the address, as a browser does. */
    const put = async (address: string, file: Buffer, type = 'image/png'): Promise<number> => {
      const headers = { 'content-type': type };
      if (store.objects.uploadOrigin) {
        return (await fetch(address, { method: 'PUT', body: new Uint8Array(file), headers })).status;
      }
      const { pathname, search } = new URL(address);
      const response = await api.app.inject({
        method: 'PUT',
        url: pathname + search,
        headers,
        payload: file,
      });
      return response.statusCode;
    };
    const createUpload = async (caller: Caller, byteSize: number) =>
      (await caller.call('requestUpload', { query: { byteSize: String(byteSize) } })).json().uploadURL;
    const pathOf = (address: string) => logoPath(new URL(address).pathname.split('/').at(-1) ?? '');
    const upload = async (caller: Caller, file: Buffer, type?: string) => {
      const address = await createUpload(caller, file.length);
      const status = await put(address, file, type);
      return { status, logoUrl: pathOf(address) };
    };
    const save = (caller: Caller, logoUrl: string) => caller.call('saveCard', { body: aCard({ logoUrl }) });

    test('stores objects, returns ranges of them, and deletes them', async () => {
      const { objects } = store;
      const key = `logos/${uuidv7()}`;
      expect([await objects.size(key), await objects.read(key)]).toEqual([null, null]);
      await objects.write(key, Buffer.from('0123456789'), 'image/png');
      expect(await objects.size(key)).toBe(10);
      const read = async (range?: { first: number; last: number }) => {
        const file = await objects.read(key, range);
        return file && (await buffer(file)).toString();
      };
      expect([await read(), await read({ first: 2, last: 4 })]).toEqual(['0123456789', '234']);
      await objects.write(key, Buffer.from('new'), 'image/png');
      expect(await read()).toBe('new');
      await objects.remove(key);
      await objects.remove(key);
      expect(await objects.size(key)).toBeNull();
    });

    test('an upload address accepts one key’s file; forged, changed, expired or for another key it is refused', async () => {
      const file = await aPng();
      const key = { accountId: (await premium()).user.accountId, id: uuidv7() };
      await uploadStore(api.db).request(key);
      const terms = { seconds: 60, owner: key.accountId, byteSize: file.length };
      const address = new URL(await store.objects.uploadUrl(quarantineKey(key.id), terms));
      const before = await store.at(new Date(Date.now() - 61_000));
      const over = await before.uploadUrl(quarantineKey(key.id), terms);
      const otherPath = new URL(address);
      otherPath.pathname = otherPath.pathname.replace(key.id, uuidv7());
      const wrong = [otherPath.href, withoutSignature(address), changed(address), longer(address)];
      if (!store.objects.uploadOrigin) wrong.push(withOwner(address, uuidv7()));
      for (const forged of [...wrong, over]) expect(await put(forged, file)).toBe(403);
      expect(await store.objects.size(quarantineKey(key.id))).toBeNull();
      expect(await put(address.href, file)).toBe(200);
      expect(await store.objects.size(quarantineKey(key.id))).toBe(file.length);
    });

    test('an upload address is signed for a length: a byte more or less is refused, and so is another length in the address', async () => {
      const caller = await premium();
      const file = await aPng();
      const address = await createUpload(caller, file.length);
      expect(await put(address, file.subarray(1))).toBe(403);
      expect(await put(address, Buffer.concat([file, Buffer.alloc(1)]))).toBe(403);
      expect(await put(withLength(address, file.length + 1), Buffer.concat([file, Buffer.alloc(1)]))).toBe(
        403,
      );
      expect(await put(address, file)).toBe(200);
    });

    test('a second upload to an address changes nothing', async () => {
      const caller = await premium();
      const [file, other] = [await aPng(40, 20), await aPng(20, 40)];
      const address = await createUpload(caller, file.length);
      const again = Buffer.alloc(file.length);
      other.copy(again);
      const isOurs = store.objects.uploadOrigin === null;
      // Our own address accepts one file. A bucket accepts another file of the same length until the logo is read.
      if (isOurs) {
        const responses = await Promise.all([put(address, file), put(address, file), put(address, file)]);
        expect(responses.sort()).toEqual([200, 403, 403]);
        expect(await put(address, again)).toBe(403);
      } else {
        expect(await put(address, file)).toBe(200);
      }
      expect((await save(caller, pathOf(address))).statusCode).toBe(201);
      if (!isOurs) expect(await put(address, again)).toBe(200);
      expect((await save(caller, pathOf(address))).statusCode).toBe(201);
      const served = await sharp((await caller.get(pathOf(address))).rawPayload).metadata();
      expect([served.width, served.height]).toEqual([40, 20]);
    });

    test('a user can upload at most 300 MiB a day, in any number of files', async () => {
      const caller = await premium();
      for (let count = 0; count < 30; count += 1) await createUpload(caller, logoMaxBytes);
      const next = await caller.call('requestUpload', { query: { byteSize: '1' } });
      expect([next.statusCode, next.json()]).toMatchObject([429, { code: 'TOO_MANY_ATTEMPTS' }]);
      expect(Number(next.headers['retry-after'])).toBeGreaterThan(86_000);
    });

    test('without a length our own upload address accepts up to 10,485,760 bytes; a bucket’s is refused', async () => {
      const caller = await premium();
      const response = await caller.call('requestUpload');
      if (store.objects.uploadOrigin) {
        expect([response.statusCode, response.json()]).toMatchObject([
          400,
          { fields: { byteSize: 'OUT_OF_RANGE' } },
        ]);
      } else {
        const { uploadURL } = response.json();
        expect(await put(uploadURL, await aPng())).toBe(200);
      }
    });

    test('a logo is uploaded, saved with a card, and served only to its owner', async () => {
      const caller = await premium();
      const { status, logoUrl } = await upload(caller, await aPng());
      expect(status).toBe(200);
      const saved = await save(caller, logoUrl);
      expect(saved.json()).toMatchObject({ logoUrl });
      const served = await caller.get(logoUrl);
      expect(served.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 40,
        height: 20,
      });
      expect((await (await premium()).get(logoUrl)).statusCode).toBe(404);
      expect((await api.visitor().get(logoUrl)).statusCode).toBe(401);
    });

    test('the content policy allows uploads to the store and requests to the payment provider, and nothing else', async () => {
      const policy = String((await api.visitor().call('currentUser')).headers['content-security-policy']);
      const { uploadOrigin } = store.objects;
      const [, allowed] = /connect-src ([^;]*)/.exec(policy) ?? [];
      const expected = ["'self'", ...(uploadOrigin ? [uploadOrigin] : []), 'https://api.stripe.com'];
      expect(allowed?.split(' ')).toEqual(expected);
    });

    test('a range of a logo can be requested, and an unchanged logo is not sent again', async () => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await aPng());
      await save(caller, logoUrl);
      const whole = await caller.get(logoUrl);
      const part = await caller.get(logoUrl, { headers: { range: 'bytes=1-3' } });
      expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
      expect(part.headers['content-range']).toBe(`bytes 1-3/${whole.rawPayload.length}`);
      const beyond = await caller.get(logoUrl, { headers: { range: 'bytes=99999999-' } });
      expect(beyond.statusCode).toBe(416);
      const again = await caller.get(logoUrl, { headers: { 'if-none-match': String(whole.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test('the metadata of a photograph is removed', async () => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await aJpeg(), 'image/jpeg');
      await save(caller, logoUrl);
      const served = await caller.get(logoUrl);
      expect(served.headers['content-type']).toBe('image/jpeg');
      expect(served.rawPayload.toString('latin1')).not.toContain('secret-owner');
    });

    test('a cleaned drawing is stored and served as it is, without the right to run anything', async () => {
      const caller = await premium();
      const drawing = Buffer.from(
        cleanSvg(Buffer.from('<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>')),
      );
      const { logoUrl } = await upload(caller, drawing, 'image/svg+xml');
      expect((await save(caller, logoUrl)).statusCode).toBe(201);
      const served = await caller.get(logoUrl);
      expect(served.rawPayload.equals(drawing)).toBe(true);
      expect(served.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    });

    test.each([
      ['an SVG with a script', async () => svg, 'LOGO_NOT_AN_IMAGE'],
      [
        'an SVG that was not cleaned',
        async () => Buffer.from('<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'),
        'LOGO_NOT_AN_IMAGE',
      ],
      [
        'an SVG of over 1 MB',
        async () => Buffer.from(`<svg>${' '.repeat(1_000_001)}</svg>`),
        'LOGO_TOO_LARGE',
      ],
      ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'LOGO_NOT_AN_IMAGE'],
      ['half a picture', async () => (await aPng(300, 300)).subarray(0, 300), 'LOGO_NOT_AN_IMAGE'],
      ['an empty file', async () => Buffer.alloc(0), 'LOGO_NOT_AN_IMAGE'],
      ['16,000 × 16,000 pixels in a small file', async () => pixelBomb(), 'LOGO_TOO_LARGE'],
    ] as const)('%s never becomes a logo', async (_what, file, code) => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await file());
      const saved = await save(caller, logoUrl);
      expect([saved.statusCode, saved.json()]).toMatchObject([422, { code }]);
      expect((await caller.get(logoUrl)).statusCode).toBe(422);
      expect((await caller.call('listCards')).json()).toEqual([]);
    });

    test('10,485,760 bytes are accepted, one more byte is refused', async () => {
      const caller = await premium();
      const whole = await upload(caller, await aPngOf(logoMaxBytes));
      expect((await save(caller, whole.logoUrl)).statusCode).toBe(201);
      const refused = await caller.call('requestUpload', { query: { byteSize: String(logoMaxBytes + 1) } });
      expect(refused.statusCode).toBe(400);
      const address = await createUpload(caller, logoMaxBytes);
      const status = await put(address, await aPngOf(logoMaxBytes + 1));
      expect(status).toBe(store.objects.uploadOrigin ? 403 : 413);
      expect((await save(caller, pathOf(address))).statusCode).toBe(400);
    });

    test('a logo that is saved with no card is neither served nor decoded', async () => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await aPng());
      expect((await caller.get(logoUrl)).statusCode).toBe(404);
      expect(
        await uploadStore(api.db).find({ accountId: caller.user.accountId, id: logoUrl.slice(-36) }),
      ).toEqual({
        logo: null,
        refusal: null,
      });
    });

    test('an image that is also an HTML page is served only as an image', async () => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await polyglot());
      expect((await save(caller, logoUrl)).statusCode).toBe(201);
      expect((await caller.get(logoUrl)).rawPayload.toString('latin1')).not.toContain('polyglot');
    });

    test('another user’s logo, a logo not uploaded and an unknown logo are refused in the same way', async () => {
      const [owner, thief] = [await premium(), await premium()];
      const { logoUrl } = await upload(owner, await aPng());
      await save(owner, logoUrl);
      const refusal = { code: 'INVALID_REQUEST', fields: { logoUrl: 'INVALID_LOGO' } };
      const { id } = await savedCard(thief);
      for (const address of [logoUrl, pathOf(await createUpload(thief, 9)), logoPath(uuidv7())]) {
        expect([(await save(thief, address)).statusCode, (await save(thief, address)).json()]).toMatchObject([
          400,
          refusal,
        ]);
        const edited = await thief.call('changeCard', { params: { id }, body: aCard({ logoUrl: address }) });
        expect([edited.statusCode, edited.json()]).toMatchObject([400, refusal]);
      }
    });

    test('a copy shares the logo, which is released when the last card with it is purged', async () => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await aPng());
      const card = (await save(caller, logoUrl)).json();
      const copy = (await caller.call('duplicateCard', { params: { id: card.id } })).json();
      expect(copy.logoUrl).toBe(logoUrl);
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
      const sweep = async (days: number) => {
        await expiredRows(api.db).purgeBin(inDays(days - 30));
        // Late enough that released uploads are older than a day.
        await deleteUnusedUploads({
          uploads: uploadStore(api.db),
          objects: store.objects,
          now: () => inDays(days + 2),
        });
      };

      await caller.call('deleteCard', { params: { id: card.id } });
      await sweep(31);
      expect((await caller.get(logoUrl)).statusCode).toBe(200);
      await caller.call('changeCard', { params: { id: copy.id }, body: aCard({ logoUrl: null }) });
      await sweep(62);
      expect((await caller.get(logoUrl)).statusCode).toBe(404);
      expect(await store.objects.size(logoKey(logoUrl.slice(-36)))).toBeNull();
    });

    test('an upload unused for a day is deleted with its file; a newer one is kept', async () => {
      const caller = await premium();
      const old = await upload(caller, await aPng());
      await api.db.execute(
        sql`UPDATE uploads SET unused_since = now() - interval '25 hours' WHERE account_id = ${caller.user.accountId}`,
      );
      const fresh = await upload(caller, await aPng());
      const now = () => new Date();
      await deleteUnusedUploads({ uploads: uploadStore(api.db), objects: store.objects, now });
      await api.db.execute(sql`UPDATE abandoned_objects SET abandoned_at = now() - interval '2 hours'`);
      await deleteUnusedUploads({ uploads: uploadStore(api.db), objects: store.objects, now });
      const size = (logoUrl: string) => store.objects.size(quarantineKey(logoUrl.slice(-36)));
      expect([await size(old.logoUrl), (await size(fresh.logoUrl)) !== null]).toEqual([null, true]);
      expect((await api.db.execute(sql`SELECT FROM abandoned_objects`)).rows).toEqual([]);
    });

    test('a deleted user’s files are deleted by the next cleanup', async () => {
      const caller = await premium();
      const { logoUrl } = await upload(caller, await aPng());
      const card = (await save(caller, logoUrl)).json();
      await caller.call('deleteCard', { params: { id: card.id } });
      await save(caller, logoUrl);
      await deleteUser(api.db, caller.user.id);
      const inTwoHours = () => new Date(Date.now() + 7_200_000);
      await deleteUnusedUploads({ uploads: uploadStore(api.db), objects: store.objects, now: inTwoHours });
      expect(await store.objects.size(logoKey(logoUrl.slice(-36)))).toBeNull();
    });
  });
});

const signature = /signature$/i;

function withoutSignature(address: URL): string {
  const copy = new URL(address);
  for (const name of [...copy.searchParams.keys()]) if (signature.test(name)) copy.searchParams.delete(name);
  return copy.href;
}

function changed(address: URL): string {
  const copy = new URL(address);
  for (const [name, value] of [...copy.searchParams]) {
    const other = value.startsWith('0') ? '1' : '0';
    if (signature.test(name)) copy.searchParams.set(name, other + value.slice(1));
  }
  return copy.href;
}

function withLength(address: string, length: number): string {
  const copy = new URL(address);
  if (copy.searchParams.has('length')) copy.searchParams.set('length', String(length));
  return copy.href;
}

function withOwner(address: URL, owner: string): string {
  const copy = new URL(address);
  copy.searchParams.set('owner', owner);
  return copy.href;
}

/** Extends the expiry without a new signature. */
function longer(address: URL): string {
  const copy = new URL(address);
  for (const [name, value] of [...copy.searchParams]) {
    if (/expires$/i.test(name)) copy.searchParams.set(name, String(Number(value) + 1000));
  }
  return copy.href;
}
