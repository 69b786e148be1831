import { type CardChange, isRename } from '#contract/card/saved-card.ts';
import { Refusal } from '#contract/errors.ts';
import { problemCodes } from '#contract/field-errors.ts';
import { withoutUndefined } from '#domain/card/card.ts';
import { withImages } from '#domain/card/card-images.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import {
  contentProblems,
  hasOwnPicture,
  ownContent,
  personProblems,
  styleProblems,
} from '#domain/design/company-design.ts';
import { branchIdOf } from '#domain/design/person-content.ts';
import type { Needs } from '../../services.ts';
import type { Actor } from '../../store/actor.ts';
import type { CardRow } from '../../store/cards/read-row.ts';
import { refuseProblems } from '../../store/designs/refuse-problems.ts';
import { type AcceptLogo, prepareCard, preparePicture } from './save-card.ts';
import { serializeCard } from './serialize-card.ts';

type Deps = Needs<'cards.change' | 'cards.find'> & { acceptLogo: AcceptLogo };

/** Changes the name or the design of a card. If the card has a newer version, the change is refused with the current card. */
export async function changeCard(
  { cards, acceptLogo }: Deps,
  accountId: string,
  id: string,
  { name, version, ...sent }: CardChange,
  by: Actor | null,
): Promise<CardRow> {
  const found = await cards.find(accountId, id);
  if (!found) throw new Refusal('CARD_NOT_FOUND');
  if (!found.card && !isRename(sent)) throw new Refusal('CARD_TOO_NEW');
  const change = isRename(sent) ? {} : await changeOf(found, acceptLogo, sent);
  const changed = change && (await cards.change(accountId, id, { name, ...change }, version, by));
  if (changed) return changed;
  const current = await cards.find(accountId, id);
  if (!current) throw new Refusal('CARD_NOT_FOUND');
  if (!current.card) throw new Refusal('CARD_TOO_NEW');
  throw new Refusal('CARD_CHANGED', { current: serializeCard(current) });
}

/** What is stored of a change: a whole card, or a person's content. Null if the card is not of the design that the sender saw. */
async function changeOf(
  { ofDesign, ...images }: CardRow,
  acceptLogo: AcceptLogo,
  { designId, branch, branchId: sentBranchId, setIn: sentFont, ...sent }: CardChange,
) {
  if (designId !== undefined && designId !== ofDesign?.designId) return null;
  const { picture: sentPicture, ...values } = sent;
  const flat = withoutUndefined({ ...values, picture: sentPicture ?? undefined });
  if (!ofDesign) return prepareCard(acceptLogo, cardOf(flat));
  const { company, content, ownPictureId } = ofDesign;
  const texts = {
    ...Object.fromEntries(textFields.map((field) => [field, sent[field]])),
    ...(sent.labels && { labels: sent.labels }),
  };
  // An unknown name stays, and is a problem of the person.
  const named = branch ? (branchIdOf(company, branch) ?? branch) : sentBranchId;
  const person = { texts, branchId: named ?? (designId === undefined ? content.branchId : undefined) };
  const setIn = sentFont === undefined ? content.setIn : (sentFont ?? undefined);
  const shown = { ...company, card: withImages(company.card, images) };
  const isPictureKept = sentPicture === undefined || !hasOwnPicture(company.rules);
  const { picture, pictureId } = isPictureKept
    ? { picture: content.picture, pictureId: ownPictureId }
    : await preparePicture(acceptLogo, sentPicture ?? undefined);
  const isPictureMissing = company.rules.picture === 'required' && pictureId === null;
  // A card from before there were several branches is without one; no card loses its branch.
  const problems = (content.branchId === undefined ? contentProblems : personProblems)(company, person);
  refuseProblems([
    ...(isPictureMissing ? [['picture', 'TEXT_REQUIRED'] as const] : []),
    ...styleProblems(shown, content, flat).map((field) => [field, 'TEXT_LOCKED'] as const),
    ...problems.map(
      (problem) => ['field' in problem ? problem.field : 'branchId', problemCodes[problem.kind]] as const,
    ),
  ]);
  return {
    person: {
      designId: ofDesign.designId,
      ...ownContent(company, { ...person, picture, setIn }, content.texts),
    },
    logoId: null,
    darkLogoId: null,
    pictureId,
  };
}
