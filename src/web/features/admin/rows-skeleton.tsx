import { Skeleton } from '../../shared/ui/skeleton.tsx';

const places = [1, 2, 3, 4, 5, 6];

/** Rows that are on their way, in their final shape. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="overflow-hidden border-border bg-card max-tablet:border-t tablet:rounded-lg tablet:border"
    >
      {places.map((place) => (
        <div key={place} className="flex h-15 items-center gap-6 border-b border-border px-6 last:border-b-0">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-5.5 w-16" />
          <Skeleton className="h-3 w-32" />
        </div>
      ))}
    </div>
  );
}
