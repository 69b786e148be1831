import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Column } from './column.ts';
import { headCellStyles, tableRowStyles, tableStyles } from './table-styles.ts';

const places = [1, 2, 3, 4, 5, 6];

type RowsSkeletonProps = {
  label: string;
  columns: readonly Pick<Column<never>, 'name' | 'label' | 'width' | 'placeholder'>[];
  cellStyles: string;
};

/** Placeholder rows in the size of the loaded table. */
export function RowsSkeleton({ label, columns, cellStyles }: RowsSkeletonProps) {
  return (
    <div role="status" aria-label={label} className="max-tablet:border-t max-tablet:border-border">
      <StackSkeleton />
      <div aria-hidden className={`${tableStyles} max-[768px]:hidden`}>
        <table className="w-full text-left">
          <thead className="bg-muted">
            <tr>
              {columns.map(({ name, label, width = '' }) => (
                <th key={name} className={`${headCellStyles} ${width}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place} className={tableRowStyles}>
                {columns.map(({ name, width = '', placeholder }) => (
                  <td key={name} className={`${cellStyles} ${width}`}>
                    <Skeleton className={placeholder} />
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
