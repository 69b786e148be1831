import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { orderedCardsQuery } from '../../../shared/orders/order-queries.ts';
import { useVirtualRows } from '../../../shared/virtual-grid/use-virtual-rows.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CardTableRow, columnStyles } from './card-row.tsx';
import type { CardGroup } from './group-cards.ts';
import { GroupRow } from './group-row.tsx';
import { tableRoles } from './table-roles.ts';

type TableRow = { group: CardGroup } | { card: SavedCard };

/** In px, until a row is measured. */
const rowHeight = 45;

/** The rows before and after the window that are in the page: a row is low and quickly drawn. */
const overscan = 6;

type CardTableProps = { groups: readonly CardGroup[]; designs: readonly SavedDesign[] };

/** The cards as rows under the names of their branches. Only the rows near the window are in the page. */
export const CardTable = memo(function CardTable({ groups, designs }: CardTableProps) {
  const { label } = useTexts('card-table');
  const rows = rowsOf(groups);
  const { data: ordered } = useQuery(orderedCardsQuery);
  const branches = new Map(designs.flatMap((design) => design.branches.map(({ id, name }) => [id, name])));
  const virtual = useVirtualRows({ rowCountFor: () => rows.length, heightOf: () => rowHeight, overscan });
  return (
    <div
      {...tableRoles.table(label, rows.length + 1)}
      className="overflow-clip rounded-lg border border-border bg-card shadow-xs"
    >
      <HeadRow />
      <div {...tableRoles.rowgroup} className="relative" {...virtual.box}>
        {virtual.rows.map((place) => {
          const row = rows[place.index];
          if (!row) return null;
          const placed = { ...place, measure: virtual.measure };
          return 'group' in row ? (
            <GroupRow key={`group ${row.group.id}`} group={row.group} {...placed} />
          ) : (
            <CardTableRow
              key={row.card.id}
              card={row.card}
              branch={branches.get(row.card.branchId ?? '') ?? ''}
              orderedAt={ordered?.get(row.card.id)}
              {...placed}
            />
          );
        })}
      </div>
    </div>
  );
});

/** One group alone has no row of its own. */
function rowsOf(groups: readonly CardGroup[]): TableRow[] {
  return groups.flatMap((group) => [
    ...(groups.length > 1 ? [{ group }] : []),
    ...group.cards.map((card) => ({ card })),
  ]);
}

/** On a phone only screen readers have it. */
function HeadRow() {
  const { columns } = useTexts('card-table');
  const seen = 'text-xs font-medium whitespace-nowrap text-muted-foreground';
  return (
    <div {...tableRoles.rowgroup} className="max-tablet:sr-only">
      <div {...tableRoles.row(1)} className={classNames(columnStyles.row, 'h-10')}>
        <HeadCell className="sr-only">{columns.select}</HeadCell>
        <HeadCell className={classNames('col-start-2', seen)}>{columns.name}</HeadCell>
        <HeadCell className={seen}>{columns.position}</HeadCell>
        <HeadCell className={classNames(columnStyles.wideOnly, seen)}>{columns.branch}</HeadCell>
        <HeadCell className={seen}>{columns.changed}</HeadCell>
        <HeadCell className={classNames(columnStyles.wideOnly, seen)}>{columns.ordered}</HeadCell>
        <HeadCell className={seen}>{columns.state}</HeadCell>
        <HeadCell className="sr-only">{columns.more}</HeadCell>
      </div>
    </div>
  );
}

function HeadCell({ className, children }: { className: string; children: string }) {
  return (
    <div {...tableRoles.columnheader} className={className}>
      {children}
    </div>
  );
}
