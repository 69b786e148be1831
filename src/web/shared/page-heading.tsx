import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useMessages } from './i18n/messages-context.tsx';

/** At the top of a list or of sections, and in the editor's bar; other pages have sizes of their own. */
const sizes = {
  page: 'text-[26px] leading-8 tablet:text-[32px] tablet:leading-9 tablet:tracking-[-0.03em]',
  bar: 'text-[22px] leading-7',
} as const;

type Props = { pageTitle: string; size?: keyof typeof sizes; className?: string; children: ReactNode };

/** The one h1 of a page, which also names the document. It takes the focus when a page is gone to. */
export function PageHeading({ pageTitle, size, className, children }: Props) {
  const messages = useMessages();
  const title = messages.pageTitle(pageTitle);
  const heading = useKeptFocus();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <h1
      className={classNames(
        'font-display font-semibold tracking-(--tracking-display) focus-visible:shadow-none',
        size && sizes[size],
        className,
      )}
      ref={heading}
      tabIndex={-1}
    >
      {children}
    </h1>
  );
}

let focusToPassOn = false;

/** A heading that makes room for another, a skeleton's for its page's, passes the focus on to it. */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    if (focusToPassOn) element?.focus({ preventScroll: true });
    focusToPassOn = false;
    return () => {
      focusToPassOn = document.activeElement === element;
    };
  }, []);
  return heading;
}
