import { Link, useLocation } from 'react-router';
import { pageAt } from '#contract/pages.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';

/** The foot of every page, below the fold of pages that fill the screen: it moves nothing above it. */
export function Footer() {
  const { help, legal } = useTexts();
  const links = [['help', help], ...legalPages.map((name) => [name, legal.pages[name]])];
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  // On a phone the actions of the editor are fixed to the bottom edge.
  const isEditor = page === '/' || page === '/create' || page === '/edit/:id';
  return (
    <footer
      className={classNames(
        'border-t border-border px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm text-muted-foreground tablet:px-6',
        isEditor && 'max-tablet:pb-24',
      )}
    >
      <nav aria-label={legal.label}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {links.map(([path, title]) => (
            <li key={path}>
              <Link
                to={`/${path}`}
                className="inline-flex min-h-6 items-center rounded-sm hover:text-foreground hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
