import type { SavedDesign } from '#contract/design-schemas.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import type { DesignRow } from '../../../store/designs/designs.ts';

/** A company design as the API returns it. */
export function presentDesign({ company, logoId, createdAt, updatedAt, ...record }: DesignRow): SavedDesign {
  const { card, rules, branches } = company;
  return {
    ...record,
    card: { ...card, logoUrl: logoId && logoPath(logoId) },
    rules,
    branches: branches.map(({ id, name, texts }) => ({ id, name, texts })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
