import { createStore, useStoreValue } from '../../../shared/store.ts';
import type { UploadProgress } from './upload-logo.ts';

/** A file on its way to the card; how far it is, once it is being sent. */
export type LogoUpload = { name: string; progress: UploadProgress | null };

const underWay = createStore<LogoUpload | null>(null);

/** Told by whoever takes a picked file: until it is on the card, the card must not be saved without it. */
export function setLogoUpload(logo: LogoUpload | null): void {
  underWay.set(logo);
}

export function useLogoUpload(): LogoUpload | null {
  return useStoreValue(underWay);
}
