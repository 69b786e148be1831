import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTexts } from '../i18n/use-texts.ts';

export const cardGridStyles =
  'grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3 desktop:gap-x-6';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder cards in their final size. */
export function ListSkeleton() {
  const { cards: t } = useTexts();
  return (
    <div aria-busy="true" aria-label={t.loading} role="status" className={cardGridStyles}>
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-lg border border-border bg-card shadow-xs">
          <div className="grid h-53 place-items-center overflow-clip border-b border-border bg-canvas tablet:h-53.5 desktop:h-52">
            <span className="aspect-9/5 w-[80.4%] bg-stock shadow-sheet tablet:w-67.5" />
          </div>
          <div className="flex h-33.5 flex-col gap-2.5 p-4 pt-5">
            <Skeleton className="h-4 w-2/5 rounded-full" />
            <Skeleton className="h-3 w-3/5 rounded-full" />
            <Skeleton className="h-3 w-1/2 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
