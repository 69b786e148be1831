import { Refusal } from '#contract/errors.ts';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import { type Card, withoutUndefined } from '#domain/card/card.ts';
import { type CardImages, imagesOfCard, withoutImages } from '#domain/card/card-images.ts';
import type { FrontPicture } from '#domain/card/card-picture.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import { saveRefusal } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import type { Actor } from '../../store/actor.ts';
import type { IdempotencyKey } from '../../store/cards/cards.ts';
import type { CardRow } from '../../store/cards/read-row.ts';
import type { StoredLogo } from '../../store/cards/uploads.ts';

/** Checks a logo or a picture before a card may use it; throws a refusal if it is not an image or not the account's. */
export type AcceptLogo = (uploadId: string) => Promise<Pick<StoredLogo, 'contentType'>>;

type Deps = Needs<'cards.save' | 'count'> & { acceptLogo: AcceptLogo };

/** Saves a new card within the user's limit. A repeated request returns the card it created. */
export async function saveCard(
  { cards, acceptLogo, count }: Deps,
  user: SessionUser,
  name: string,
  card: Card,
  request: IdempotencyKey | null,
  by: Actor | null,
): Promise<CardRow> {
  // Checks the role only; the SQL statement checks the limit.
  const refusal = saveRefusal(user, 0);
  if (refusal) throw new Refusal(refusal);
  const stored = await prepareCard(acceptLogo, card);
  const id = uuidv7();
  const saved = await cards.save(user.accountId, { id, name, ...stored }, request, by);
  if (!saved) throw new Refusal('CARD_LIMIT_EXCEEDED');
  if (saved.id === id) count('cardSaved');
  return saved;
}

/** Splits a card into its stored form and the ids of its accepted images. */
export async function prepareCard(acceptLogo: AcceptLogo, card: Card): Promise<CardImages & { card: Card }> {
  const images = imagesOfCard(card);
  if (images.logoId) await acceptLogo(images.logoId);
  if (images.darkLogoId) await acceptAs('logoDarkUrl', 'INVALID_LOGO', acceptLogo, images.darkLogoId);
  if (images.pictureId) await acceptPicture(acceptLogo, images.pictureId);
  return { card: withoutImages(card), ...images };
}

/** Splits a picture into its stored form and the id of its accepted file. */
export async function preparePicture(acceptLogo: AcceptLogo, sent: FrontPicture | undefined) {
  const pictureId = sent?.ref ? logoIdOf(sent.ref) : null;
  if (pictureId) await acceptPicture(acceptLogo, pictureId);
  return { picture: sent && withoutUndefined({ ...sent, ref: undefined }), pictureId };
}

/** A picture is a photograph: a drawing is refused. */
async function acceptPicture(accept: AcceptLogo, id: string): Promise<void> {
  const { contentType } = await acceptAs('picture/ref', 'INVALID_PICTURE', accept, id);
  if (contentType === 'image/svg+xml') throw invalidImage('picture/ref', 'INVALID_PICTURE');
}

/** Accepts an image; one that is not the account's is an error of the field that names it. */
async function acceptAs(field: string, code: FieldErrorCode, accept: AcceptLogo, id: string) {
  return accept(id).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'INVALID_REQUEST' ? invalidImage(field, code) : error;
  });
}

function invalidImage(field: string, code: FieldErrorCode): Refusal {
  return new Refusal('INVALID_REQUEST', { fields: { [field]: code } });
}
