import type { ReactNode } from 'react';

/** The bar at the bottom: what was found, and the ways on. */
export function StepFooter({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 border-t border-border bg-background shadow-sheet">
      <div className="mx-auto flex w-full max-w-312 flex-wrap items-center justify-between gap-x-4 gap-y-2.5 px-4 py-3 tablet:px-6">
        <div role="status" className="text-md text-muted-foreground">
          {status}
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}
