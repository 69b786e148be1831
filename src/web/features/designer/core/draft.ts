import { type CardDesign, newCardDesign } from '#domain/card/card.ts';
import type { Size } from '#layout/formats.ts';

/** A picked logo: its file stays with the browser until somebody may store it. */
export type Logo = {
  file: Blob;
  name: string;
  pixels: Size;
  /** How we read it, where the browser would show something else. */
  preview?: Blob;
  /** Where it is stored already, for whom (only they may use it), and until when it stays though no card has it. */
  stored?: { path: string; owner: string; untilMs: number };
};

/** A card being made: how it looks, the logo on it, and the name it will be listed under. */
export type Draft = { name: string; design: Partial<CardDesign>; logo: Logo | null };

export const newDraft: Draft = { name: '', design: newCardDesign, logo: null };
