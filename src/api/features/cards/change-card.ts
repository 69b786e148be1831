import { cardDesignSchema } from '#contract/card-schema.ts';
import { problemCodes } from '#contract/design-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import { type CardChange, isRename } from '#contract/saved-card.ts';
import { textFields } from '#domain/card/card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { contentProblems, ownContent, styleProblems } from '#domain/design/company-design.ts';
import type { ActingAdmin } from '../../store/acting-admin.ts';
import type { CardStore } from '../../store/cards/cards.ts';
import type { CardRow } from '../../store/cards/read-row.ts';
import { presentCard } from './present-card.ts';
import { type AcceptLogo, prepareDesign } from './save-card.ts';

type Deps = { cards: Pick<CardStore, 'change' | 'find'>; acceptLogo: AcceptLogo };

/** Changes the name or the design of a card. If the card has a newer version, the change is refused with the current card. */
export async function changeCard(
  { cards, acceptLogo }: Deps,
  userId: string,
  id: string,
  { name, version, ...sent }: CardChange,
  by: ActingAdmin | null,
): Promise<CardRow> {
  const found = await cards.find(userId, id);
  if (!found) throw new Refusal('CARD_NOT_FOUND');
  if (!found.design && !isRename(sent)) throw new Refusal('CARD_TOO_NEW');
  const design = isRename(sent) ? {} : await changeOf(found, acceptLogo, sent);
  const changed = design && (await cards.change(userId, id, { name, ...design }, version, by));
  if (changed) return changed;
  const current = await cards.find(userId, id);
  if (!current) throw new Refusal('CARD_NOT_FOUND');
  if (!current.design) throw new Refusal('CARD_TOO_NEW');
  throw new Refusal('CARD_CHANGED', { current: presentCard(current) });
}

/** What is stored of a change: a whole design, or a person's content. Null if the card is not of the design that the sender saw. */
async function changeOf(
  { ofDesign, logoId }: CardRow,
  acceptLogo: AcceptLogo,
  { designId, branchId, ...sent }: CardChange,
) {
  if (designId !== undefined && designId !== ofDesign?.designId) return null;
  if (!ofDesign) return prepareDesign(acceptLogo, cardDesignSchema.parse(sent));
  const { company, content } = ofDesign;
  const texts = Object.fromEntries(textFields.map((field) => [field, sent[field]]));
  const person = { texts, branchId: branchId ?? (designId === undefined ? content.branchId : undefined) };
  const shown = { ...company, card: { ...company.card, logoUrl: logoId && logoPath(logoId) } };
  refuse([
    ...styleProblems(shown, sent).map((field) => [field, 'TEXT_LOCKED'] as const),
    ...contentProblems(company, person).map(({ field, problem }) => [field, problemCodes[problem]] as const),
  ]);
  return {
    person: { designId: ofDesign.designId, ...ownContent(company, person, content.texts) },
    logoId: null,
  };
}

function refuse(problems: readonly (readonly [string, FieldErrorCode])[]): void {
  if (problems.length === 0) return;
  const isLocked = problems.some(([, code]) => code === 'TEXT_LOCKED');
  throw new Refusal(isLocked ? 'DESIGN_LOCKED' : 'INVALID_REQUEST', { fields: Object.fromEntries(problems) });
}
