import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import { copyName } from '#domain/card/copy-name.ts';
import { duplicateRefusal } from '#domain/plan/plans.ts';
import { languageFacts } from '#messages/languages.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import type { Actor } from '../../store/actor.ts';
import type { IdempotencyKey } from '../../store/cards/cards.ts';
import type { CardRow } from '../../store/cards/read-row.ts';

const copyWords = Object.values(languageFacts).map(({ copy }) => copy);

type Deps = Needs<'cards.duplicate' | 'cards.find' | 'count'>;

/** Saves a copy of a card, within the user's limit, with an unused name and the same images. */
export async function duplicateCard(
  { cards, count }: Deps,
  user: SessionUser,
  id: string,
  language: Language,
  request: IdempotencyKey | null,
  by: Actor | null,
): Promise<CardRow> {
  const refusal = duplicateRefusal(user, 0);
  if (refusal) throw new Refusal(refusal);
  const words = { own: languageFacts[language].copy, all: copyWords };
  const nameCopy = (name: string, taken: ReadonlySet<string>) => copyName(name, taken, words);
  const copyId = uuidv7();
  const copy = await cards.duplicate(user.accountId, id, { id: copyId, nameCopy }, request, by);
  if (copy?.id === copyId) count('cardSaved');
  if (copy) return copy;
  throw new Refusal((await cards.find(user.accountId, id)) ? 'CARD_LIMIT_EXCEEDED' : 'CARD_NOT_FOUND');
}
