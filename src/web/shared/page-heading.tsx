import { type ReactNode, useEffect } from 'react';
import { useMessages } from './i18n/messages-context.tsx';
import { classNames } from './ui/class-names.ts';

type Props = { pageTitle: string; className?: string; children: ReactNode };

/** The one h1 of a page, which also names the document. It takes the focus when a page is gone to. */
export function PageHeading({ pageTitle, className, children }: Props) {
  const messages = useMessages();
  const title = messages.pageTitle(pageTitle);

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <h1
      className={classNames(
        'font-display font-semibold tracking-(--tracking-display) focus-visible:shadow-none',
        className,
      )}
      tabIndex={-1}
    >
      {children}
    </h1>
  );
}
