import type { Logo } from '../core/draft.ts';

type Stored = NonNullable<Logo['stored']>;

/** Where logos were uploaded to while their draft was being saved, by file. */
const storedLogos = new WeakMap<Blob, Stored>();

/** Records the upload, so that a retry of the save does not upload the logo again. */
export function setStoredLogo({ file }: Logo, stored: Stored): void {
  storedLogos.set(file, stored);
}

/** Where this page has uploaded the logo to, or where the logo itself says; null if it is not uploaded. */
export function getStoredLogo({ file, stored }: Logo): Stored | null {
  return storedLogos.get(file) ?? stored ?? null;
}
