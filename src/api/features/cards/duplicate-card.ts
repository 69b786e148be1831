import { copyName } from '#domain/copy-name.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { duplicateRefusal } from '#domain/plans.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Person } from '../../platform/session.ts';
import type { CardRow, CardStore, RequestKey } from '../../store/cards.ts';
import type { OnBehalf } from '../../store/on-behalf.ts';

type Deps = { cards: Pick<CardStore, 'duplicate' | 'find'> };

/** A copy of one of this person's cards, within their limit, under a name that none of them has; it shows the same logo. */
export async function duplicateCard(
  { cards }: Deps,
  person: Person,
  id: string,
  language: Language,
  request: RequestKey | null,
  by: OnBehalf | null,
): Promise<CardRow> {
  const refusal = duplicateRefusal(person, 0);
  if (refusal) throw new Refusal(refusal);
  const nameCopy = (name: string, taken: ReadonlySet<string>) => copyName(name, taken, language);
  const copy = await cards.duplicate(person.id, id, { id: uuidv7(), nameCopy }, request, by);
  if (copy) return copy;
  throw new Refusal((await cards.find(person.id, id)) ? 'CARD_LIMIT_EXCEEDED' : 'CARD_NOT_FOUND');
}
