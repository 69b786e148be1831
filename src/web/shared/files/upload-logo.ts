import { logoPath } from '#domain/card/logo-file.ts';
import { isSignedInAsAnother, isSignedOut } from '../api/api-error.ts';
import { request } from '../api/request.ts';

/** How long an upload that no card uses is expected to exist: half of the day after which the server deletes it. */
export const unusedUploadMs = 12 * 60 * 60 * 1000;

/** In bytes. */
export type UploadProgress = { sent: number; total: number };

export type UploadOptions = { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal };

export class UploadFailed extends Error {}

/** Uploads a logo and returns the path it is served from. */
export async function uploadLogo(file: Blob, options: UploadOptions = {}): Promise<string> {
  try {
    const { uploadURL } = await request('requestUpload', { query: { byteSize: String(file.size) } });
    const url = new URL(uploadURL, location.href);
    await putFile(url, file, options);
    // The last part of the upload URL is the id, on any storage host.
    return logoPath(url.pathname.split('/').at(-1) ?? '');
  } catch (error) {
    if (isSignedInAsAnother(error) || isSignedOut(error)) throw error;
    throw new UploadFailed('The logo was not uploaded', { cause: error });
  }
}

/** XMLHttpRequest, since fetch does not report upload progress. */
function putFile(address: URL, file: Blob, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('PUT', address);
    // Cookies are sent to our own origin only.
    xhr.withCredentials = address.origin === location.origin;
    xhr.setRequestHeader('content-type', file.type);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    xhr.onload = () =>
      xhr.status >= 200 && xhr.status < 300 ? resolve() : reject(new Error(`${xhr.status}`));
    xhr.onerror = () => reject(new Error('The connection broke'));
    xhr.onabort = () => reject(new Error('Cancelled'));
    signal?.addEventListener('abort', () => xhr.abort());
    if (signal?.aborted) reject(new Error('Cancelled'));
    else xhr.send(file);
  });
}
