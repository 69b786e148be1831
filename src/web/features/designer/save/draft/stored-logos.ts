import type { LogoFile } from '#editor/draft.ts';

type Stored = NonNullable<LogoFile['stored']>;

/** Where logos were uploaded to while their draft was being saved, by file. */
const storedLogos = new WeakMap<Blob, Stored>();

/** Records the upload, so that a retry of the save does not upload the logo again. */
export function setStoredLogo({ file }: Pick<LogoFile, 'file'>, stored: Stored): void {
  storedLogos.set(file, stored);
}

/** The upload of the logo: the one recorded on this page, else the one in the draft; null if it is not uploaded. */
export function getStoredLogo({ file, stored }: Pick<LogoFile, 'file' | 'stored'>): Stored | null {
  return storedLogos.get(file) ?? stored ?? null;
}
