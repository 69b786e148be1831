import type { DesignVersion, SavedDesign } from '#contract/card/design-schemas.ts';
import { withImages } from '#domain/card/card-images.ts';
import type { DesignRow, DesignVersionRow } from '../../../store/designs/designs.ts';

/** A company design as the API returns it. */
export function presentDesign({
  company,
  logoId,
  pictureId,
  createdAt,
  updatedAt,
  ...record
}: DesignRow): SavedDesign {
  return {
    ...record,
    ...presentCompany({ company, logoId, pictureId }),
    takesPeopleAtOnce: company.takesPeopleAtOnce ?? false,
    listRules: company.listRules ?? {},
    isBranchOptional: company.isBranchOptional ?? false,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A former version of a design as the API returns it. */
export function presentVersion({
  company,
  logoId,
  pictureId,
  replacedAt,
  ...record
}: DesignVersionRow): DesignVersion {
  return {
    ...record,
    ...presentCompany({ company, logoId, pictureId }),
    replacedAt: replacedAt.toISOString(),
  };
}

function presentCompany({ company, ...images }: Pick<DesignRow, 'company' | 'logoId' | 'pictureId'>) {
  const { card, rules, branches } = company;
  return {
    card: withImages(card, images) as SavedDesign['card'],
    rules,
    branches: branches.map(({ id, name, texts }) => ({ id, name, texts })),
  };
}
