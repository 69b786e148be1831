import type { UploadKey } from '../../store/cards/uploads.ts';

/** What a browser sent, whatever it is, until somebody has looked into it. */
export function quarantineKey({ userId, id }: UploadKey): string {
  return `quarantine/${userId}/${id}`;
}

/** The upload whose file such a key is. */
export function quarantinedUpload(key: string): UploadKey {
  const [, userId = '', id = ''] = key.split('/');
  return { userId, id };
}

/** The picture in it and nothing else: all that is ever served. */
export function logoKey({ userId, id }: UploadKey): string {
  return `logos/${userId}/${id}`;
}
