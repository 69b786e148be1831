import { logoIdOf, logoPath } from '#domain/card/logo-file.ts';
import { uploadStore } from '../store/cards/uploads.ts';
import { expiredRows } from '../store/operations/delete-expired.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Caller } from './caller.ts';

/** Uploads an image as the browser does; returns its path. */
export async function uploadedImage(caller: Caller, file: Buffer, type = 'image/jpeg'): Promise<string> {
  const { uploadURL } = (await caller.call('requestUpload')).json();
  const { pathname, search } = new URL(uploadURL);
  await caller.put(pathname + search, undefined, { payload: file, headers: { 'content-type': type } });
  return logoPath(pathname.split('/').at(-1) ?? '');
}

/** Whether an upload survives a cleanup a month from now. */
export async function isUploadKept(
  { db }: Pick<ApiUnderTest, 'db'>,
  ref: string,
  accountId: string,
): Promise<boolean> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const uploads = uploadStore(db);
  await expiredRows(db).purgeBin(inDays(1));
  await uploads.deleteUnused(inDays(2));
  return (await uploads.find({ accountId, id: logoIdOf(ref) })) !== null;
}
