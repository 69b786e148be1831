import { useIsPhone } from '../../shared/screen.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { headCell, tableLook, tableRow } from './table-look.ts';

const places = [1, 2, 3, 4, 5, 6];

type RowsSkeletonProps = {
  label: string;
  /** The columns' real names and widths, and the size of a value. */
  columns: readonly { name: string; width: string; value: string }[];
  cell: string;
};

/** Rows that are on their way, in their final shape. */
export function RowsSkeleton({ label, columns, cell }: RowsSkeletonProps) {
  const isPhone = useIsPhone();
  return (
    <div role="status" aria-label={label} className="max-tablet:border-t max-tablet:border-border">
      {isPhone ? (
        <StackSkeleton />
      ) : (
        <div aria-hidden className={tableLook}>
          <table className="w-full text-left">
            <thead className="bg-muted">
              <tr>
                {columns.map(({ name, width }) => (
                  <th key={name} className={`${headCell} ${width}`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <tr key={place} className={tableRow}>
                  {columns.map(({ name, value }) => (
                    <td key={name} className={cell}>
                      <Skeleton className={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function StackSkeleton() {
  return places.map((place) => (
    <div key={place} className="grid h-19 content-center gap-3 border-b border-border bg-card px-4">
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-3 w-36" />
    </div>
  ));
}
