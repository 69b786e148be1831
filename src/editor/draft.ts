import { type Card, hasTexts, newCard } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import type { LogoSize } from '#layout/scene.ts';

/** A file of a logo. It stays in the browser until a user who may save uploads it. */
export type LogoFile = {
  file: Blob;
  name: string;
  pixels: LogoSize;
  /** Drawn by the print engine, where the browser would show other colours. */
  preview?: Blob;
  /** The path it was uploaded to, the only user who may use it, and the time until which an unused upload is expected to exist. */
  stored?: { path: string; owner: string; untilMs: number };
};

/** The logo of a draft. Its size has that of the file for dark grounds. */
export type Logo = LogoFile & { dark?: LogoFile };

/** The card in the editor; `name` is its name in the list of cards. */
export type Draft = {
  name: string;
  card: Card;
  logo: Logo | null;
  /** The branch of a card of a company design. */
  branchId?: string | undefined;
};

/** Whether a card is named after its person: it is until its name is edited. */
export function isNamedAfterPerson({ name, card }: Pick<Draft, 'name' | 'card'>): boolean {
  return name === nameOfPerson(card);
}

/** The name that a card has of its person: on one line. */
export function nameOfPerson({ content }: Card): string {
  return onOneLine(content.fullName ?? '');
}

/** Whether there is nothing of a person yet: no text, no logo and no look. */
export function isEmptyDraft({ card, logo }: Pick<Draft, 'card' | 'logo'>): boolean {
  return logo === null && !card.style.look && !hasTexts(card.content);
}

/** Whether a print check of it would check nothing: an empty draft with one side and without a picture. */
export function hasNothingToPrint({ card, logo }: Pick<Draft, 'card' | 'logo'>): boolean {
  return isEmptyDraft({ card, logo }) && !card.picture && card.back === null;
}

export const newDraft: Draft = { name: '', card: newCard, logo: null };
