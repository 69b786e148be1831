import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importSchema } from '#contract/card/design-schemas.ts';
import { problemCodes } from '#contract/field-errors.ts';
import type { CardContent } from '#domain/card/card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import {
  applyDesign,
  type CompanyDesign,
  importProblems,
  ownContent,
  type PersonContent,
  sentContent,
} from '#domain/design/company-design.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import { contentWith } from '#domain/design/person-content.ts';
import { withFixes } from '#people/batch/row-fixes.ts';
import { readPeople } from '#people/list/read-people.ts';
import { anyBranch, anyDesign, anyRules, anyTexts } from '#people/testing/random-rows.ts';

/** `npm run test:full -- lists` tries 10,000 rows. */
const numRuns = Number(process.env.CHECKED_ROWS ?? 500);

type Row = { texts: CardContent; branch: string | undefined };

const anyRow: fc.Arbitrary<Row> = fc.record({ texts: anyTexts, branch: anyBranch });

/** What the page has of a row: it is read, put right, and joined with the card that the person has. */
function checkedContent(
  design: CompanyDesign,
  { texts, branch }: Row,
  fix: CardContent,
  before: ExistingCard | null,
) {
  const { labels: _, ...cells } = texts;
  const columns = Object.entries({ ...cells, branch }).filter(([, cell]) => cell !== undefined);
  const targets = columns.map(([target]) => target as (typeof textFields)[number] | 'branch');
  const rows = [{ number: 2, cells: columns.map(([, cell = '']) => cell) }];
  const fixes = new Map([[2, { texts: fix }]]);
  const [person] = withFixes(readPeople({ rows }, targets, design.card.content), fixes);
  if (!person) throw new Error('A row is a person');
  return contentWith(design, person, before);
}

/** What the server does with a row: it parses the body, then asks the design. */
function received(design: CompanyDesign, content: PersonContent) {
  const body = JSON.parse(JSON.stringify({ create: [sentContent(content)] })) as unknown;
  const { success, data, error } = importSchema.safeParse(body);
  if (!success)
    return {
      refused: error.issues.map(({ path, message }) =>
        path.at(-1) === 'branchId' ? 'create/0/branchId UNKNOWN_BRANCH' : `${path.join('/')} ${message}`,
      ),
    };
  return { refused: reasons(design, data), person: data.create[0] };
}

function reasons(design: CompanyDesign, list: Parameters<typeof importProblems>[1]): string[] {
  return importProblems(design, list).map(({ path, kind }) => `${path} ${problemCodes[kind]}`);
}

function textsOf(card: CardContent): CardContent {
  return Object.fromEntries(textFields.map((field) => [field, card[field]]));
}

/** The card of an earlier list, as the design shows it now. */
function savedCard(design: CompanyDesign, earlier: CompanyDesign, row: Row): ExistingCard | null {
  const { refused, person } = received(earlier, checkedContent(earlier, row, {}, null));
  if (refused.length > 0 || !person) return null;
  const { texts, branchId } = ownContent(earlier, person);
  return { id: 'a', version: 1, texts: textsOf(applyDesign(design, { texts, branchId }).content), branchId };
}

test('a row that is shown ready is accepted as it is shown, and any other is refused for a reason that is shown', () => {
  const counts = { ready: 0, refused: 0, changed: 0 };
  const anyFix = fc.option(anyTexts, { nil: {}, freq: 2 });
  fc.assert(
    fc.property(anyDesign, anyRules, anyRow, anyRow, anyFix, (design, rules, earlierRow, row, fix) => {
      const before = savedCard(design, { ...design, rules }, earlierRow);
      const content = checkedContent(design, row, fix, before);
      const shown = reasons(design, { create: [content], change: [] });
      const { refused, person } = received(design, content);
      if (shown.length > 0) {
        counts.refused += 1;
        expect(refused).not.toEqual([]);
        expect(shown).toEqual(expect.arrayContaining(refused));
        return;
      }
      counts[before ? 'changed' : 'ready'] += 1;
      expect(refused).toEqual([]);
      expect(person).toEqual(sentContent(content));
      const stored = ownContent(design, person ?? content);
      expect(textsOf(applyDesign(design, stored).content)).toEqual(
        textsOf(applyDesign(design, content).content),
      );
    }),
    { numRuns },
  );
  // Rows of one kind alone would prove nothing.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(numRuns / 100);
});
