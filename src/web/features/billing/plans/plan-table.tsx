import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { keysMax } from '#domain/account/api-keys.ts';
import { layouts } from '#domain/card/card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { membersMax } from '#domain/company/company.ts';
import { branchesMax, designsMax } from '#domain/design/company-design.ts';
import { liveLinksMax } from '#domain/link/share-links.ts';
import { orderLinesMax } from '#domain/order/order.ts';
import { refundDays } from '#domain/payment/payment-state.ts';
import { cardLimits, type PlanName, planNames, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { proofCardsMax } from '#domain/proof/proof.ts';
import type { PlanTableMessages } from '#messages/en/plan-table.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

/** What a plan has of a row: all of it, nothing, or what a text says. */
type Cell = boolean | string;
type Row = { title: string; cells: Record<PlanName, Cell> };

const headingStyles =
  'font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display) tablet:text-[32px] tablet:leading-10';

/** On a phone the title of a row is above its cells, which are as wide as the screen. */
const rowStyles = 'max-tablet:grid max-tablet:grid-cols-3';

/** Some browsers forget what the parts of a table are when they are laid out as a grid. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Everything that the plans do, with the limits that the server keeps. */
export function PlanTable() {
  const { roles } = useTexts();
  const t = useTexts('plan-table');
  const groups = usePlanRows(t);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-14 tablet:pt-20">
      <h2 id={headingId} className={headingStyles}>
        {t.heading}
      </h2>
      <p className="pt-1.5 text-lg text-muted-foreground">{t.text}</p>
      <table {...as.table} className="mt-6 w-full text-left max-tablet:block">
        <thead {...as.rowgroup} className="max-tablet:block">
          <tr {...as.row} className={rowStyles}>
            <th scope="col" className="py-3 pr-4 font-normal max-tablet:sr-only">
              <span className="sr-only">{t.feature}</span>
            </th>
            {planNames.map((plan) => (
              <th {...as.columnheader} key={plan} scope="col" className="py-3 pr-4 font-semibold tablet:w-44">
                {roles[roleOfPlan[plan]]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody {...as.rowgroup} key={title} className="max-tablet:block">
            <tr {...as.row} className={rowStyles}>
              <th
                scope="rowgroup"
                colSpan={4}
                className="col-span-3 border-b border-border pt-6 pb-2 font-semibold"
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr {...as.row} key={row.title} className={`${rowStyles} border-b border-border align-top`}>
                <th
                  {...as.rowheader}
                  scope="row"
                  className="col-span-3 py-2.5 pr-4 font-normal max-tablet:pb-0"
                >
                  {row.title}
                </th>
                {planNames.map((plan) => (
                  <td {...as.cell} key={plan} className="py-2.5 pr-4 max-tablet:pt-1.5">
                    <CellContent cell={row.cells[plan]} words={t} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

function CellContent({ cell, words }: { cell: Cell; words: PlanTableMessages }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell ? (
        <Check {...icon} className="text-primary" />
      ) : (
        <Minus {...icon} className="text-muted-foreground" />
      )}
      <span className="sr-only">{cell ? words.included : words.notIncluded}</span>
    </>
  );
}

function usePlanRows(t: PlanTableMessages): { title: string; rows: Row[] }[] {
  const { current } = useLanguage();
  const dollars = useDollars();
  const format = numberFormat(current);
  const upTo = (count: number) => t.upTo(format(count, 0));
  const { rows, groups } = t;
  return [
    {
      title: groups.card,
      rows: [
        inAll(rows.looks(lookIds.length, layouts.length, fontNames.length, lookPaletteNames.length)),
        inAll(rows.formats),
        inAll(rows.backs),
      ],
    },
    {
      title: groups.file,
      rows: [
        inAll(rows.press),
        inAll(rows.marks),
        inAll(rows.check),
        inAll(rows.downloads, t.noLimit),
        inAll(rows.watermark, t.noWatermark),
      ],
    },
    {
      title: groups.keeping,
      rows: [
        row(rows.account, t.notNeeded, t.needed, t.needed),
        row(rows.saved, false, format(cardLimits.premium, 0), t.unlimited(format(cardLimits.enterprise, 0))),
        inPaid(rows.changes),
      ],
    },
    {
      title: groups.team,
      rows: [
        inPaid(rows.designs, upTo(designsMax)),
        inPaid(rows.branches, upTo(branchesMax)),
        row(rows.people, false, upTo(cardLimits.premium), upTo(cardLimits.enterprise)),
        inPaid(rows.links, upTo(liveLinksMax)),
        row(
          rows.proofs,
          false,
          upTo(Math.min(proofCardsMax, cardLimits.premium)),
          upTo(Math.min(proofCardsMax, cardLimits.enterprise)),
        ),
        row(
          rows.orders,
          false,
          upTo(Math.min(orderLinesMax, cardLimits.premium)),
          upTo(Math.min(orderLinesMax, cardLimits.enterprise)),
        ),
        inPaid(rows.keys, upTo(keysMax)),
        row(rows.members, false, false, upTo(membersMax)),
        row(rows.sso, false, false, true),
      ],
    },
    {
      title: groups.paying,
      rows: [
        row(
          rows.price,
          dollars(0),
          t.once(dollars(priceCents('premium'))),
          t.once(dollars(priceCents('corporate'))),
        ),
        inPaid(rows.moneyBack, t.days(refundDays)),
        inAll(rows.renewals, t.noRenewals),
      ],
    },
  ];
}

function row(title: string, free: Cell, premium: Cell, corporate: Cell): Row {
  return { title, cells: { free, premium, corporate } };
}

function inAll(title: string, cell: Cell = true): Row {
  return row(title, cell, cell, cell);
}

function inPaid(title: string, cell: Cell = true): Row {
  return row(title, false, cell, cell);
}
