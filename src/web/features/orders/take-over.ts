import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { applyPatch } from '#domain/card/card.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import { wholeOf } from '#domain/card/logo-offset.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { AskedChange } from '#domain/proof/proof.ts';
import { locksOf, openTexts } from '#editor/design-locks.ts';
import { cardOfSaved } from '../../shared/api/card-of-saved.ts';

/**
 * The change of a saved card that gives it the requested texts; null if its company design sets one of them. Whatever is no
 * text stays for a person to do.
 */
export function takenOver(
  saved: SavedCard,
  changes: readonly AskedChange[],
  design: SavedDesign | null,
): CallBody<'changeCard'> | null {
  const { name, version, designId, branchId } = saved;
  const texts = Object.fromEntries(
    changes.flatMap(({ field, text }) => (field === 'other' ? [] : [[field, text.trim()] as const])),
  );
  const card = applyPatch(cardOfSaved(saved), { content: texts });
  if (designId === undefined) {
    const { sizeMm, leftMm, topMm } = resolveCard(card).logo;
    const logo = {
      logoSize: String(sizeMm),
      logoX: String(wholeOf(leftMm)),
      logoY: String(wholeOf(topMm)),
    };
    return { ...flatOf(card), ...logo, name, version };
  }
  if (!design) return null;
  const locks = locksOf(design);
  const isSet = changes.some(({ field }) => field !== 'other' && !locks.isOpen(field));
  return isSet ? null : { ...openTexts(card.content, locks), designId, branchId, version };
}
