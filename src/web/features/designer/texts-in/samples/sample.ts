import type { CardTexts } from '#domain/card/vcard.ts';

/** A made-up signature or vCard and the texts a person would read from it. An absent text must stay empty. */
export interface Sample {
  text: string;
  texts: CardTexts;
}
