import { Refusal } from '#contract/errors.ts';
import { applyPatch, type Card, withoutUndefined } from '#domain/card/card.ts';
import type { CardImages } from '#domain/card/card-images.ts';
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
  const { ref } = card.style.logo;
  const logoId = ref ? logoIdOf(ref) : null;
  if (logoId) await acceptLogo(logoId);
  const { picture, pictureId } = await preparePicture(acceptLogo, card.picture);
  return { card: applyPatch(card, { style: { logo: { ref: undefined } }, picture }), logoId, pictureId };
}

/** Splits a picture into its stored form and the id of its accepted file. */
export async function preparePicture(acceptLogo: AcceptLogo, sent: FrontPicture | undefined) {
  const pictureId = sent?.ref ? logoIdOf(sent.ref) : null;
  if (pictureId) await acceptPicture(acceptLogo, pictureId);
  return { picture: sent && withoutUndefined({ ...sent, ref: undefined }), pictureId };
}

/** A picture is a photograph: a drawing is refused. */
async function acceptPicture(accept: AcceptLogo, id: string): Promise<void> {
  const { contentType } = await accept(id).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'INVALID_REQUEST' ? notAPicture() : error;
  });
  if (contentType === 'image/svg+xml') throw notAPicture();
}

function notAPicture(): Refusal {
  return new Refusal('INVALID_REQUEST', { fields: { 'picture/ref': 'INVALID_PICTURE' } });
}
