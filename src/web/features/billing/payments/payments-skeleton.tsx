import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function PaymentsSkeleton() {
  const { payments: words } = useMessages().billing;
  return (
    <div role="status" aria-label={words.loading} className="flex items-center gap-6 pt-1.5">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-4 w-8 max-tablet:hidden" />
      <Skeleton className="h-4 w-56 max-tablet:hidden" />
    </div>
  );
}
