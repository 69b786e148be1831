import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { headCellStyles, tableRowStyles, tableStyles } from './table-styles.ts';

const places = [1, 2, 3, 4, 5, 6];

type RowsSkeletonProps<Column extends string> = {
  label: string;
  names: Record<Column, string>;
  widths: Record<Column, string>;
  /** The columns in order, each with the size of its placeholder. */
  values: readonly (readonly [Column, string])[];
  cell: string;
};

/** Placeholder rows in the size of the loaded table. */
export function RowsSkeleton<Column extends string>(props: RowsSkeletonProps<Column>) {
  const { label, names, widths, values, cell } = props;
  return (
    <div role="status" aria-label={label} className="max-tablet:border-t max-tablet:border-border">
      <StackSkeleton />
      <div aria-hidden className={`${tableStyles} max-[768px]:hidden`}>
        <table className="w-full text-left">
          <thead className="bg-muted">
            <tr>
              {values.map(([column]) => (
                <th key={column} className={`${headCellStyles} ${widths[column]}`}>
                  {names[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place} className={tableRowStyles}>
                {values.map(([column, value]) => (
                  <td key={column} className={`${cell} ${widths[column]}`}>
                    <Skeleton className={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function StackSkeleton() {
  return places.map((place) => (
    <div
      key={place}
      className="grid h-19 content-center gap-3 border-b border-border bg-card px-4 min-[768px]:hidden"
    >
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-3 w-36" />
    </div>
  ));
}
