import { applyDesign, type CompanyDesign } from '#domain/design/company-design.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';

/** A card of a design with the texts that it shows. */
export function existingCard(
  company: CompanyDesign,
  { id, version, content }: { id: string; version: number; content: Parameters<typeof applyDesign>[1] },
): ExistingCard {
  return { id, version, texts: applyDesign(company, content).content, branchId: content.branchId };
}
