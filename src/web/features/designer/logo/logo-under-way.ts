import { createStore, useStored } from '../../../shared/store.ts';
import type { UploadProgress } from './upload-logo.ts';

/** A file on its way to the card; how far it is, once it is being sent. */
export type LogoUnderWay = { name: string; progress: UploadProgress | null };

const underWay = createStore<LogoUnderWay | null>(null);

/** Told by whoever takes a picked file: until it is on the card, the card must not be saved without it. */
export function tellLogoUnderWay(logo: LogoUnderWay | null): void {
  underWay.become(logo);
}

export function useLogoUnderWay(): LogoUnderWay | null {
  return useStored(underWay);
}
