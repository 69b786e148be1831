import type { UploadKey } from '../../store/uploads.ts';

/** What a browser sent, whatever it is, until somebody has looked into it. */
export function quarantineKey({ userId, id }: UploadKey): string {
  return `quarantine/${userId}/${id}`;
}

/** The picture in it, drawn anew: the only thing that is ever served. */
export function logoKey({ userId, id }: UploadKey): string {
  return `logos/${userId}/${id}`;
}
