import { type Card, isBlank, ownLabelOf, withoutUndefined } from '../card/card.ts';
import { type CardDocument, documentOf, fontsOf, readStoredCard } from '../card/card-document.ts';
import { type CardImages, imagesOf, type SomeImages, withoutImages } from '../card/card-images.ts';
import { isCustomFont } from '../card/fonts.ts';
import { tidyLabels } from '../card/own-labels.ts';
import { contactLineFields, textFields } from '../card/text-fields.ts';
import { isSameJson, sortedJson } from '../sorted-json.ts';

const snapshotVersion = 1;

/** The versions of what a card is drawn with. A released look, palette or graphic never changes: a change is a new version. */
const drawnWith = { look: 1, palette: 1, graphics: 1 } as const;

/** The press conditions that come with the product. Any other is a file on one device. */
export const shippedPresses = ['FOGRA39', 'FOGRA47', 'GRACoL2006'] as const;

/** What a print shop asks for, as it was when the card was frozen. The print engine reads it. */
export type FrozenProfile = { icc?: string | undefined } & Record<string, unknown>;

/** A card as it was at one moment, with everything that its file is made from. */
export type CardSnapshot = {
  v: typeof snapshotVersion;
  /** With the texts and the style of its company design, without the paths of its images. */
  card: CardDocument;
  logoId: string | null;
  /** Absent without one, also where an earlier release has frozen the card. */
  darkLogoId?: string | undefined;
  pictureId: string | null;
  drawnWith: typeof drawnWith;
  profile: FrozenProfile;
  dpi: number;
  /** The time and the id in the metadata of the file. */
  createdAt: string;
  documentId: string;
};

type Freezing = SomeImages & { profile: FrozenProfile; createdAt: string; documentId: string };

/** The card as it is now. */
export function freezeCard(
  card: Card,
  { logoId, darkLogoId, pictureId, profile, createdAt, documentId }: Freezing,
): CardSnapshot {
  return {
    v: snapshotVersion,
    card: documentOf(printedCard(card), { darkLogoId }),
    logoId: logoId ?? null,
    ...(darkLogoId && { darkLogoId }),
    pictureId: pictureId ?? null,
    drawnWith,
    profile,
    dpi: 300,
    createdAt,
    documentId,
  };
}

/** The card of a snapshot; null for what a later release has stored. */
export function cardOfSnapshot({ card }: Pick<CardSnapshot, 'card'>): Card | null {
  return readStoredCard(card);
}

/** The snapshot as text: equal snapshots have equal texts, and their hashes are those of these. */
export function snapshotText(snapshot: CardSnapshot): string {
  return sortedJson(snapshot);
}

/**
 * Whether the card of today is what was frozen. Both cards are read by the same release, so a new release changes nothing.
 * Time, document id and print profile are of the file, not of the card.
 */
export function isFrozenCard(
  frozen: Pick<CardSnapshot, 'card' | keyof CardImages>,
  card: Card | null,
  images: SomeImages,
): boolean {
  const before = cardOfSnapshot(frozen);
  if (!before || !card || !isSameJson(imagesOf(frozen), imagesOf(images))) return false;
  return isSameJson(printedCard(before), printedCard(card));
}

/** Why a card cannot be frozen for others: its font or its press profile is a file on one device. */
export function freezeRefusal(
  card: Card,
  { icc }: FrozenProfile,
): 'FONT_ON_DEVICE' | 'PRESS_PROFILE_ON_DEVICE' | null {
  return fontsOf(card).some(isCustomFont) ? 'FONT_ON_DEVICE' : profileRefusal({ icc });
}

/** Why a print profile cannot be used for others: its press profile is a file on one device. */
export function profileRefusal({ icc }: FrozenProfile): 'PRESS_PROFILE_ON_DEVICE' | null {
  const isShipped = icc === undefined || shippedPresses.some((press) => press === icc);
  return isShipped ? null : 'PRESS_PROFILE_ON_DEVICE';
}

/** A card in one form: an empty text and a missing one print the same. */
function printedCard(card: Card): Card {
  const { content, ...rest } = withoutImages(card);
  const texts = textFields.flatMap((field) =>
    isBlank(content[field]) ? [] : [[field, content[field]] as const],
  );
  const labels = tidyLabels(
    Object.fromEntries(contactLineFields.map((field) => [field, ownLabelOf(content, field)])),
  );
  return withoutUndefined({
    ...rest,
    content: withoutUndefined({ ...Object.fromEntries(texts), labels }),
  });
}
