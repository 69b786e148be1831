import type { CallResult } from '#contract/endpoints.ts';
import { type CardImages, withImages } from '#domain/card/card-images.ts';
import type { DesignRow, DesignVersionRow } from '../../../store/designs/designs.ts';

type SavedDesign = CallResult<'createDesign'>;
type DesignVersion = CallResult<'listDesignVersions'>[number];

/** A company design as the API returns it. */
export function serializeDesign({ company, ...row }: DesignRow): SavedDesign {
  const { logoId, darkLogoId, pictureId, ...record } = row;
  return {
    ...record,
    ...serializeCompany({ company, logoId, darkLogoId, pictureId }),
    takesPeopleAtOnce: company.takesPeopleAtOnce ?? false,
    listRules: company.listRules ?? {},
    isBranchOptional: company.isBranchOptional ?? false,
  };
}

/** A former version of a design as the API returns it. */
export function serializeVersion({ company, ...row }: DesignVersionRow): DesignVersion {
  const { logoId, darkLogoId, pictureId, ...record } = row;
  return {
    ...record,
    ...serializeCompany({ company, logoId, darkLogoId, pictureId }),
  };
}

function serializeCompany({ company, ...images }: Pick<DesignRow, 'company' | keyof CardImages>) {
  const { card, rules, branches } = company;
  return {
    card: withImages(card, images) as SavedDesign['card'],
    rules,
    branches: branches.map(({ id, name, texts }) => ({ id, name, texts })),
  };
}
