import { z } from 'zod';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { type CompanyDesign, textRules } from '#domain/design/company-design.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import { hasColumn } from '#people/list/read-people.ts';
import { parsedJson, readCard, UnreadableCard } from './read-card-file.ts';

const texts = z.partialRecord(z.enum(textFields), z.string());

/** What a design file can have besides the card. A branch is found by its name. */
const companyParts = z.object({
  rules: z.partialRecord(z.enum(textFields), z.enum(textRules)).default({}),
  branches: z.array(z.strictObject({ id: z.string().optional(), name: z.string(), texts })).default([]),
  isBranchOptional: z.boolean().optional(),
});

type GivenRules = z.output<typeof companyParts>['rules'];

/** A company design as a file has it: rules may be left out. */
export type DesignFile = Pick<CompanyDesign, 'card' | 'branches' | 'isBranchOptional'> & {
  rules: GivenRules;
};

/**
 * A company design as the API returns it or as it is stored, or a card as `npm run pdf` takes it, optionally with
 * `rules`, `branches` and `isBranchOptional`.
 */
export function readCompanyDesign(json: string): DesignFile {
  const { rules, branches, isBranchOptional, ...rest }: Record<string, unknown> = { ...parsedJson(json) };
  const { data, error } = companyParts.safeParse({ rules, branches, isBranchOptional });
  if (error)
    throw new UnreadableCard(
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  return {
    card: readCard(cardIn(rest)),
    rules: data.rules,
    branches: data.branches.map((branch) => ({ ...branch, id: branch.id ?? branch.name })),
    ...(data.isBranchOptional && { isBranchOptional: true }),
  };
}

function cardIn(file: Record<string, unknown>): object {
  const { card } = file;
  return typeof card === 'object' && card !== null ? card : file;
}

/** A text with a column comes from the list, any other is the design's own, unless the file has a rule for it. */
export function withRules({ rules, ...file }: DesignFile, targets: ColumnTargets): CompanyDesign {
  const ruleOf = (field: TextField) => {
    if (!hasColumn(field, targets)) return 'locked';
    return field === 'fullName' ? 'required' : 'optional';
  };
  return {
    ...file,
    rules: Object.fromEntries(
      textFields.map((field) => [field, rules[field] ?? ruleOf(field)]),
    ) as CompanyDesign['rules'],
  };
}
