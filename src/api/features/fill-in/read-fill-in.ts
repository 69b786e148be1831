import type { CallResult } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import { withImages } from '#domain/card/card-images.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { hasOwnPicture } from '#domain/design/company-design.ts';
import { companyNameOf, designWithoutPeople, editableContent } from '#domain/design/fill-in.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import type { Needs } from '../../services.ts';

type Deps = Needs<'designs.find' | 'cards.find' | 'submissions.ownWaiting'>;

/** What tells apart the people of a link. A link for one person has its own id, whatever a request says. */
export function submitterKey({ id, cardId }: StoredLink, key: string | undefined): string | undefined {
  return cardId ? id : key;
}

/** The design of a link, and the card of its person as it is now. A link of a deleted design has ended. */
async function linkedDesign({ designs, cards }: Pick<Deps, 'designs' | 'cards'>, link: StoredLink) {
  const { accountId, subjectId, cardId } = link;
  const [design, card] = await Promise.all([
    designs.find(accountId, subjectId),
    cardId ? cards.find(accountId, cardId) : null,
  ]);
  if (!design) throw new Refusal('LINK_ENDED');
  const { company, logoId, darkLogoId } = design;
  const ofDesign = card?.ofDesign?.designId === subjectId ? card.ofDesign : null;
  const own = ofDesign && editableContent(company, ofDesign.content);
  return {
    design,
    own,
    logoId,
    darkLogoId,
    // Where each person has a picture of their own, the design's is a sample.
    pictureId: hasOwnPicture(company.rules) ? null : design.pictureId,
    ownPictureId: own?.picture ? (ofDesign?.ownPictureId ?? null) : null,
  };
}

/** What a fill-in link shows. */
export async function readFillIn(
  deps: Deps,
  link: StoredLink,
  key: string | undefined,
): Promise<CallResult<'readFillIn'>> {
  const { design, own, ownPictureId, ...images } = await linkedDesign(deps, link);
  const submitter = submitterKey(link, key);
  const sent = submitter ? await deps.submissions.ownWaiting(link, submitter) : null;
  const { card, rules, branches, isBranchOptional = false } = designWithoutPeople(design.company);
  return {
    companyName: companyNameOf(design.company, design.name),
    // Stored designs were validated on entry; a card of a link need not have the texts of a person.
    design: {
      card: withImages(card, images),
      rules,
      isBranchOptional,
      branches: branches.map(({ id, name, texts }) => ({ id, name, texts })),
    },
    person: own && {
      texts: own.texts,
      ...(own.branchId !== undefined && { branchId: own.branchId }),
      ...(own.setIn && { setIn: own.setIn }),
      ...(own.picture && ownPictureId && { picture: { ...own.picture, ref: logoPath(ownPictureId) } }),
    },
    waiting: sent && { ...sent.content, sentAt: sent.sentAt },
    expiresAt: link.expiresAt,
  };
}

/** The id of an image, if the link shows it. */
export async function linkedImage(
  deps: Pick<Deps, 'designs' | 'cards'>,
  link: StoredLink,
  id: string,
): Promise<string> {
  const { logoId, darkLogoId, pictureId, ownPictureId } = await linkedDesign(deps, link);
  if (![logoId, darkLogoId, pictureId, ownPictureId].includes(id)) throw new Refusal('NOT_FOUND');
  return id;
}
