import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import type { AdminRowsProps, Column } from './column.ts';
import { headCellStyles, tableRowStyles, tableStyles } from './table-styles.ts';

/** An admin list from the width of a tablet up. */
export function RowsTable<Row extends { id: string }>({ columns, groups, cellStyles }: AdminRowsProps<Row>) {
  return (
    <div className={tableStyles}>
      <table className="w-full text-left">
        <thead className="bg-muted">
          <tr>
            {columns.map((column) => (
              <Head key={column.name} {...column} />
            ))}
          </tr>
        </thead>
        {groups.map(({ key, heading, rows }) => (
          <tbody key={key}>
            {heading && (
              <tr className="border-t border-border bg-background">
                <th colSpan={columns.length} scope="rowgroup" className="h-8.5 px-6 text-xs font-semibold">
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.id} className={tableRowStyles}>
                {columns.map((column) => (
                  <Cell key={column.name} column={column} row={row} cellStyles={cellStyles} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type HeadProps = Pick<Column<never>, 'label' | 'width' | 'sort'>;

/** The head of a column. */
function Head({ label, width, sort }: HeadProps) {
  const styles = classNames(headCellStyles, width);
  if (!sort) return <th className={styles}>{label}</th>;
  const Arrow = sort.order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th className={styles} aria-sort={sort.order}>
      <button
        type="button"
        onClick={sort.onSort}
        className="group -mx-1.5 flex h-8 cursor-pointer items-center gap-1 rounded-sm px-1.5 hover:text-foreground pointer-coarse:h-11"
      >
        {label}
        <Arrow
          aria-hidden
          size={13}
          className={sort.order ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}
        />
      </button>
    </th>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; cellStyles: string };

function Cell<Row>({ column, row, cellStyles }: CellProps<Row>) {
  const styles = classNames(column.cellStyles ?? cellStyles, column.width);
  const content = (
    <>
      {column.cell(row)}
      {column.secondLine?.(row)}
    </>
  );
  if (!column.isRowHeader) return <td className={styles}>{content}</td>;
  return (
    <th scope="row" className={styles}>
      {content}
    </th>
  );
}
