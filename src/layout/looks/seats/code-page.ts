import type { CardBack } from '#domain/card/card-back.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { qrTextOfCard } from '../../back/qr-text.ts';
import { type Guides, guidesOf, type Margins } from '../../guides.ts';
import type { CardWithLook, LayoutFonts } from '../../look-layout.ts';
import type { LogoSize } from '../../scene.ts';
import type { CodeSeat } from '../code-seat.ts';
import { type ChosenLook, chosenLook } from '../find-look.ts';
import { seatOfCode } from './find-seat.ts';
import { type SeatColours, seatColours } from './seat-colours.ts';

type QrBack = Extract<CardBack, { kind: 'qr' }>;

export type CardWithCode = CardWithLook & { back: QrBack };

/** A card whose look has a seat for the code of its back. */
export type CodePage = {
  card: CardWithCode;
  look: ChosenLook;
  seat: CodeSeat;
  colours: SeatColours;
  guides: Guides;
  fonts: LayoutFonts;
  logo: LogoSize | undefined;
  text: string;
};

export const margin = 6;

export function pageOf(
  card: CardWithCode,
  fonts: LayoutFonts,
  logo: LogoSize | undefined,
  margins: Margins | undefined,
): CodePage {
  const seat = seatOfCode(card.style.look);
  const text = qrTextOfCard(card, card.back.qr);
  return {
    card,
    look: chosenLook(card.style.look),
    seat,
    colours: seatColours(card, seat),
    guides: guidesOf(resolveCard(card), margins),
    fonts,
    logo,
    text,
  };
}

/** The paper of such a back. */
export function codeBackGround(card: CardWithCode): string {
  return seatColours(card, seatOfCode(card.style.look)).ground;
}
