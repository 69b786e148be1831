import { Link, useLocation } from 'react-router';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { isCurrent, type NavigationLink } from './navigation-links.ts';

/** The links in the header. The underline of the current link overlaps the header's border. */
export function NavigationBar({ links }: { links: readonly NavigationLink[] }) {
  const { navigation } = useMessages();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={navigation.label}
      className="flex h-full items-center gap-2.5 text-sm min-[768px]:gap-4 min-[768px]:text-md min-[820px]:gap-5 desktop:gap-6 wide:gap-8"
    >
      {links.map((link) => (
        <Link
          aria-current={isCurrent(link, pathname) ? 'page' : undefined}
          className="relative flex h-full items-center font-medium whitespace-nowrap text-muted-foreground transition-colors duration-(--dur-1) hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:top-full aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-primary"
          key={link.path}
          to={link.path}
        >
          {navigation[link.name]}
        </Link>
      ))}
    </nav>
  );
}
