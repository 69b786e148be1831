import type { Logo } from '../core/draft.ts';

type Stored = NonNullable<Logo['stored']>;

/** Logos that were stored while their draft was being saved, by file. */
const storedMeanwhile = new WeakMap<Blob, Stored>();

/** A logo was stored: saving the same draft again does not store it again. */
export function rememberStoredLogo({ file }: Logo, stored: Stored): void {
  storedMeanwhile.set(file, stored);
}

/** Where a logo is stored, as far as this page knows. */
export function storedLogoOf({ file, stored }: Logo): Stored | null {
  return storedMeanwhile.get(file) ?? stored ?? null;
}
