import { Link } from 'react-router';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';

/** The foot of every page, below the fold of pages that fill the screen: it moves nothing above it. */
export function Footer() {
  const { legal } = useMessages();
  return (
    <footer className="border-t border-border px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm text-muted-foreground tablet:px-6">
      <nav aria-label={legal.label}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {legalPages.map((page) => (
            <li key={page}>
              <Link
                to={`/${page}`}
                className="inline-flex min-h-6 items-center rounded-sm hover:text-foreground hover:underline"
              >
                {legal.pages[page]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
