import { logoPath } from '#domain/card/logo-file.ts';
import { isSignedOut } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { isSignedInAsAnother } from '../../../shared/notify/failure-toasts.ts';

/** How long an upload is counted on though no card has it: half of the day after which the server sweeps it. */
export const unusedUploadMs = 12 * 60 * 60 * 1000;

/** How much of a file has gone, in bytes. */
export type UploadProgress = { sent: number; total: number };

export type UploadOptions = { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal };

/** The file did not arrive, for whatever reason. */
export class UploadFailed extends Error {}

/** Stores a logo and answers the address it is shown by. */
export async function uploadLogo(file: Blob, options: UploadOptions = {}): Promise<string> {
  try {
    const { uploadURL } = await request('requestUpload', { query: { byteSize: String(file.size) } });
    const address = new URL(uploadURL, location.href);
    await putFile(address, file, options);
    // Whatever host stores it, the last part of its address is its id.
    return logoPath(address.pathname.split('/').at(-1) ?? '');
  } catch (error) {
    if (isSignedInAsAnother(error) || isSignedOut(error)) throw error;
    throw new UploadFailed('The logo was not uploaded', { cause: error });
  }
}

/** Not fetch: it does not tell how far it is. */
function putFile(address: URL, file: Blob, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('PUT', address);
    // Our cookies are nobody else's business.
    sending.withCredentials = address.origin === location.origin;
    sending.setRequestHeader('content-type', file.type);
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    sending.onload = () =>
      sending.status >= 200 && sending.status < 300 ? resolve() : reject(new Error(`${sending.status}`));
    sending.onerror = () => reject(new Error('The connection broke'));
    sending.onabort = () => reject(new Error('Given up'));
    signal?.addEventListener('abort', () => sending.abort());
    if (signal?.aborted) reject(new Error('Given up'));
    else sending.send(file);
  });
}
