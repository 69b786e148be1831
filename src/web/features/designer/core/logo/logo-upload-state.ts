import { createStore } from '#editor/store.ts';
import type { UploadProgress } from '../../../../shared/files/upload-logo.ts';
import { useStoreValue } from '../../../../shared/use-store.ts';

/** A picked file that is being read or uploaded; `progress` is null before the upload starts. */
export type LogoUpload = { name: string; progress: UploadProgress | null };

const logoUpload = createStore<LogoUpload | null>(null);

/** Set from picking a file until it is the logo of the card. The card cannot be saved in between. */
export function setLogoUpload(upload: LogoUpload | null): void {
  logoUpload.set(upload);
}

export function useLogoUpload(): LogoUpload | null {
  return useStoreValue(logoUpload);
}

/** The same outside of components. */
export function isLogoUploading(): boolean {
  return logoUpload.get() !== null;
}
