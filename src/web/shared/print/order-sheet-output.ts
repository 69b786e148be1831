import type { Language } from '#domain/account/languages.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { byBranchAndName } from '#domain/order/sort-lines.ts';
import { guidesOf } from '#layout/guides.ts';
import type { PeopleMessages } from '#messages/en/people.ts';
import { shortDate } from '../i18n/dates.ts';
import type { PrintedCard, PrintOutput } from '../print-worker/print-messages.ts';

/** A card with how many of it are ordered. */
type OrderedPerson = PrintedCard & { quantity: number };

type Fact = { label: string; value: string };
type Sheet = { words: PeopleMessages['print']['order']; language: Language; title?: string; at?: string };

/** What makes an order sheet: the people by branch and name, all their companies, and the date as the language has it. */
export function orderSheetOf(
  people: readonly OrderedPerson[],
  facts: readonly Fact[],
  { words, language, title, at }: Sheet,
): { cards: PrintedCard[]; output: Extract<PrintOutput, { kind: 'order' }> } {
  const compare = byBranchAndName(language);
  const nameOf = ({ card, branch }: PrintedCard) => ({
    branch,
    name: onOneLine(card.content.fullName ?? ''),
  });
  const sorted = people.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  const companies = new Set(
    sorted.map(({ card }) => onOneLine(card.content.companyName ?? '').trim()).filter((name) => name !== ''),
  );
  const sizes = new Set(sorted.map(sizeOf));
  const { sheet } = words;
  return {
    cards: sorted.map(({ card, row, branch }) => ({ card, row, branch })),
    output: {
      kind: 'order',
      quantities: sorted.map(({ quantity }) => quantity),
      texts: {
        title: title ?? sheet.title,
        facts: [
          { label: sheet.company, value: [...companies].join(', ') },
          { label: sheet.size, value: sizes.size === 1 ? ([...sizes][0] ?? '') : '' },
          ...facts,
          { label: sheet.date, value: shortDate(language, at ?? new Date()) },
        ],
        columns: sheet.columns,
        total: sheet.total,
        page: sheet.page,
      },
    },
  };
}

function sizeOf({ card }: PrintedCard): string {
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  return `${width} × ${height} mm`;
}
