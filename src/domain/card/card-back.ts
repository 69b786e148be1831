import type { FontName } from './fonts.ts';
import type { ContactField, TextField } from './text-fields.ts';

/** What the back of a card shows. A card without a back has one side. */
export const backKinds = ['look', 'logo', 'qr', 'text', 'card'] as const;

/** Texts that only a back has: above and below its code, or alone on it. */
export const backTexts = ['above', 'below', 'message'] as const;
export type BackTextName = (typeof backTexts)[number];

export function isBackText(field: string): field is BackTextName {
  return backTexts.some((name) => name === field);
}

/** A text of the back. Without a font or a colour of its own it looks like the front's texts. */
export type BackText = { text: string; font?: FontName | undefined; colour?: string | undefined };

/** What a code says: the contact of the front's texts, the address of a page, or any text. */
export const qrContents = ['vcard', 'url', 'text'] as const;

/** A QR code: what it says, its side in mm without the quiet zone, its offset from its place, and its colour. */
export type QrBlock = {
  content: (typeof qrContents)[number];
  /** The address or the text. A contact follows the front's texts. */
  value?: string | undefined;
  /** The texts of the contact; all without it. */
  fields?: ContactField[] | undefined;
  sizeMm?: number | undefined;
  leftMm?: number | undefined;
  topMm?: number | undefined;
  colour?: string | undefined;
};

/** The logo on the back: its side and its offset from its place, in mm. */
export type BackLogo = {
  sizeMm?: number | undefined;
  leftMm?: number | undefined;
  topMm?: number | undefined;
};

type OfTexts = { readonly [Field in TextField]?: string | undefined };
type OfColours = Readonly<Partial<Record<TextField, string>>>;
type OwnBackground = { background?: string | undefined };

/**
 * The back of a card. A back of kind `look` is designed by the look; one of kind `card` is a second card in the style of the
 * front, with its own texts.
 */
export type CardBack = OwnBackground &
  (
    | { kind: 'look' }
    | { kind: 'logo'; logo?: BackLogo | undefined }
    | {
        kind: 'qr';
        qr: QrBlock;
        above?: BackText | undefined;
        below?: BackText | undefined;
        /** A large logo beside the code; none without it. */
        logo?: BackLogo | undefined;
      }
    | { kind: 'text'; message: BackText }
    | {
        kind: 'card';
        content: OfTexts;
        colours?: OfColours | undefined;
      }
  );

/** Limits of a code's number inputs in mm, and the values of blank ones. */
export const qrLimits = {
  size: { min: 10, max: 100, fallback: 22 },
  offset: { min: -100, max: 100, fallback: 0 },
} as const;

/** What the largest code holds, in bytes. The print check says much earlier that a code is too dense. */
export const qrValueMax = 2953;
