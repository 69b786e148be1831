import type { CallResult } from '#contract/endpoints.ts';
import { rowsToAccept } from '#domain/design/rows-to-accept.ts';
import type { Needs } from '../../services.ts';
import { existingCards } from '../../store/links/existing-cards.ts';
import { asListed } from '../../store/links/submissions.ts';

type Deps = Needs<'designs.find' | 'designs.cardsOf' | 'designs.listedPeople' | 'submissions.listWaiting'>;

/** The submissions that wait, each with what accepting it does, newest first. */
export async function waitingRows(
  { designs, submissions }: Deps,
  accountId: string,
): Promise<CallResult<'listSubmissions'>> {
  const waiting = await submissions.listWaiting(accountId);
  const rows: (CallResult<'listSubmissions'>[number] & { sentAt: Date })[] = [];
  for (const designId of new Set(waiting.map((row) => row.designId))) {
    const design = await designs.find(accountId, designId);
    if (!design) continue;
    const cards = await designs.cardsOf(accountId, designId);
    const listed = await designs.listedPeople(accountId, designId);
    const own = waiting.filter((row) => row.designId === designId);
    const stored = new Map(own.map((row) => [row.id, row]));
    const existing = existingCards(design.company, cards, listed);
    const rowsOf = rowsToAccept(design.company, own.map(asListed), existing);
    for (const { id, content, card, problems, duplicateOf } of rowsOf) {
      const sent = stored.get(id);
      if (!sent) continue;
      rows.push({
        id,
        designId,
        version: sent.version,
        sentAt: sent.sentAt,
        texts: content.texts,
        branchId: content.branchId,
        card: card && { id: card.id, texts: card.texts, branchId: card.branchId, setIn: card.setIn },
        problems: [...problems],
        duplicateOf,
      });
    }
  }
  return rows.sort((a, b) => Number(b.sentAt) - Number(a.sentAt));
}
