import type { DesignChange } from '#contract/card/design-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { imagesOf } from '#domain/card/card-images.ts';
import type { Needs } from '../../../services.ts';
import type { Actor } from '../../../store/actor.ts';
import type { DesignRow } from '../../../store/designs/designs.ts';
import { type AcceptLogo, prepareCard } from '../save-card.ts';

type Deps = Needs<'designs.find' | 'designs.change'> & { acceptLogo: AcceptLogo };

/** Changes the parts of a design that are sent. If somebody else changed it since, nothing is changed. */
export async function changeDesign(
  { designs, acceptLogo }: Deps,
  accountId: string,
  id: string,
  { name, card, rules, branches, version, ...sent }: DesignChange,
  userId: string,
  by: Actor | null,
): Promise<DesignRow> {
  const before = await designs.find(accountId, id);
  if (!before) throw new Refusal('DESIGN_NOT_FOUND');
  if (version !== undefined && version !== before.version) throw new Refusal('DESIGN_CHANGED');
  const style = card && (await prepareCard(acceptLogo, card));
  const keptIds = new Set(branches?.map((branch) => branch.id));
  const removed = branches ? before.company.branches.filter((branch) => !keptIds.has(branch.id)) : [];
  const changed = await designs.change(
    accountId,
    id,
    {
      name: name ?? before.name,
      company: {
        card: style?.card ?? before.company.card,
        rules: rules ?? before.company.rules,
        branches: branches ?? before.company.branches,
        takesPeopleAtOnce: sent.takesPeopleAtOnce ?? before.company.takesPeopleAtOnce,
        listRules: sent.listRules ?? before.company.listRules,
        isBranchOptional: sent.isBranchOptional ?? before.company.isBranchOptional,
      },
      ...imagesOf(style ?? before),
      version: before.version,
      removedBranches: removed.map((branch) => branch.id),
      userId,
    },
    by,
  );
  if (!changed) throw new Refusal('DESIGN_CHANGED');
  return changed;
}
