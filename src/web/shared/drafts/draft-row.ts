import type { CardDocument } from '#domain/card/card-document.ts';
import type { FlatCard } from '#domain/card/flat-card.ts';
import type { LogoSize } from '#layout/scene.ts';

/** The stored card of a draft: a document, or the flat card that older releases stored. */
export type DraftDesign = CardDocument | FlatCard;

/** A stored draft without the logo's file. */
export type DraftRow = {
  name: string;
  design: DraftDesign;
  revision: string;
  savedAt: Date;
  /** The branch of a card of a company design. */
  branchId?: string;
  /** The version of the saved card the changes are based on. */
  baseVersion?: number;
  /** That version itself, to tell which of two tabs changed what. */
  base?: DraftBase;
  logo: (LogoRow & { dark?: LogoRow }) | null;
  /** The logo is the saved card's own and is stored with the card. */
  hasCardsLogo?: boolean;
};

/** A file of a logo without its bytes. */
export type LogoRow = {
  name: string;
  pixels: LogoSize;
  /** Our rendering, if the browser would decode the file differently. */
  preview?: Blob;
  stored?: { path: string; owner: string; untilMs: number };
};

/** A saved card as it was when its changes began. Of its logo only what tells which file it is. */
export type DraftBase = {
  name: string;
  design: DraftDesign;
  branchId?: string;
  logo: (FileBase & { dark?: FileBase }) | null;
};

type FileBase = Pick<LogoRow, 'name' | 'stored'> & { file: { size: number } };
