import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyStateArt } from './empty-state-art.tsx';

type EmptyStateProps = {
  heading: ReactNode;
  text: string;
  action: ReactNode;
  isCrossedOut?: boolean;
  className?: string;
};

/** An empty state: a printer's sheet, a text and one action, which sticks to the bottom edge on a phone. */
export function EmptyState({ heading, text, action, isCrossedOut = false, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-1 flex-col items-center text-center', className)}>
      <div className="flex w-full flex-1 flex-col items-center justify-center px-1.5 py-8 tablet:flex-none tablet:justify-start tablet:pt-17 tablet:pb-6">
        <EmptyStateArt isCrossedOut={isCrossedOut} />
        <div className="pt-8">{heading}</div>
        <p className="max-w-85 px-4 pt-2 text-lg text-balance text-muted-foreground tablet:px-0">{text}</p>
      </div>
      <div className="w-full max-tablet:sticky max-tablet:bottom-0 max-tablet:border-t max-tablet:border-border max-tablet:bg-background max-tablet:px-4 max-tablet:pt-3 max-tablet:pb-(--safe-bottom) max-tablet:children:w-full tablet:pb-16">
        {action}
      </div>
    </div>
  );
}
