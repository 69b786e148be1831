import type { ReactNode } from 'react';
import { PageHeading } from '../../../shared/page/page-heading.tsx';

type OutcomePageProps = {
  heading: string;
  mark?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
};

/** A mark, a message and actions; on a phone the actions stick to the bottom edge. */
export function OutcomePage({ heading, mark, text, children, actions, note }: OutcomePageProps) {
  return (
    <div className="flex flex-1 flex-col items-center text-center">
      <div className="flex w-full flex-1 flex-col items-center px-6 pt-19 tablet:flex-none tablet:pt-25">
        {mark}
        <div role="status">
          <PageHeading
            className="pt-8.5 text-[34px] leading-9 tablet:pt-9 tablet:text-[44px] tablet:leading-12"
            pageTitle={heading}
          >
            {heading}
          </PageHeading>
          {text && (
            <p className="max-w-160 pt-3 text-lg tablet:pt-2.75 text-balance text-muted-foreground tablet:text-[17px]">
              {text}
            </p>
          )}
        </div>
        {children}
        {note && <p className="order-last pt-4.5 text-sm text-muted-foreground tablet:hidden">{note}</p>}
      </div>
      {actions && (
        <div className="flex w-full flex-col gap-2 px-4 pt-6 pb-(--safe-bottom) max-tablet:sticky max-tablet:bottom-0 max-tablet:bg-background tablet:w-auto tablet:flex-row tablet:gap-3 tablet:pt-8 tablet:pb-0">
          {actions}
        </div>
      )}
      {note && <p className="hidden pt-7 pb-12 text-sm text-muted-foreground tablet:block">{note}</p>}
    </div>
  );
}
