import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** `page` is for lists and sections, `bar` for the editor's bar. Other pages set their own size. */
const sizes = {
  page: 'text-[26px] leading-8 tablet:text-[32px] tablet:leading-9 tablet:tracking-[-0.03em]',
  bar: 'text-[22px] leading-7',
} as const;

type Props = { pageTitle: string; size?: keyof typeof sizes; className?: string; children: ReactNode };

/** The h1 of a page. Sets the document title and is focusable, so that a navigation can focus it. */
export function PageHeading({ pageTitle, size, className, children }: Props) {
  const t = useTexts();
  const title = t.pageTitle(pageTitle);
  const heading = useFocusHandover();

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

let hasPendingFocus = false;

/** When a skeleton's heading is replaced by the page's, the focus moves to the new heading. */
function useFocusHandover() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    if (hasPendingFocus) element?.focus({ preventScroll: true });
    hasPendingFocus = false;
    return () => {
      hasPendingFocus = document.activeElement === element;
    };
  }, []);
  return heading;
}
