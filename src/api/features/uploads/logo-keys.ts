import type { UploadKey } from '../../store/cards/uploads.ts';

/** The key of an uploaded file before it is checked. */
export function quarantineKey({ userId, id }: UploadKey): string {
  return `quarantine/${userId}/${id}`;
}

/** The upload of a quarantine key. */
export function quarantinedUpload(key: string): UploadKey {
  const [, userId = '', id = ''] = key.split('/');
  return { userId, id };
}

/** The key of the cleaned image. Only this file is served. */
export function logoKey({ userId, id }: UploadKey): string {
  return `logos/${userId}/${id}`;
}
