import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { wasSignedIn } from './last-seen.ts';

export function AccountSkeleton() {
  const { account } = useMessages();
  return (
    <div aria-busy="true" className="flex items-center gap-3" role="status">
      <span className="sr-only">{account.loading}</span>
      {wasSignedIn() ? (
        <>
          <Skeleton className="mr-3 h-4 w-8" />
          <Skeleton className="h-5.5 w-17" />
          <Skeleton className="h-4 w-15" />
          <Skeleton className="size-8 rounded-full desktop:ml-4.5 desktop:size-7" />
          <Skeleton className="mr-8 -ml-1 hidden h-4 w-9 desktop:block" />
        </>
      ) : (
        <>
          <Skeleton className="mr-7 h-4 w-8" />
          <Skeleton className="mr-4 h-4 w-9" />
          <Skeleton className="h-9 w-21" />
        </>
      )}
    </div>
  );
}
