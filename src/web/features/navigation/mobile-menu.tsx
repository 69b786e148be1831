import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, prefetchCodeAfterUse } from '../../shared/loading/lazy-component.tsx';
import { useArePlansSold } from '../../shared/offering.ts';
import { RoleBadge } from '../../shared/session/role-badge.tsx';
import type { NavigationLink } from './navigation-links.ts';

const MobileMenuPanel = lazyComponent(async () => (await import('./mobile-menu-panel.tsx')).MobileMenuPanel);

type Props = { links: readonly NavigationLink[]; user: CurrentUser | null | undefined };

/** On phones the links are in a panel below the header. */
export function MobileMenu({ links, user }: Props) {
  const { navigation } = useTexts();
  const arePlansSold = useArePlansSold();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const pricing = user !== null ? undefined : links.find(({ name }) => name === 'pricing');

  useEffect(() => prefetchCodeAfterUse([MobileMenuPanel.load]), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      // React may have replaced the clicked icon already; the composed path still contains its ancestors.
      const path = event.composedPath();
      if (isOfSelect(path)) return;
      if (![toggle, panel].some(({ current }) => current && path.includes(current))) setIsOpen(false);
    };
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      // An open list of the panel has used the key.
      if (key !== 'Escape' || defaultPrevented) return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div className="ml-auto flex items-center gap-2 tablet:hidden">
      {user?.company && (
        <span className="max-w-34 truncate text-sm font-medium text-ink-700">{user.company.name}</span>
      )}
      {arePlansSold && user && !user.company && <RoleBadge role={user.role} />}
      {pricing && (
        <Link className="flex h-11 items-center rounded-md px-3 font-medium text-ink-700" to={pricing.path}>
          {navigation.pricing}
        </Link>
      )}
      <button
        aria-controls={panelId}
        aria-expanded={isOpen}
        aria-label={isOpen ? navigation.closeMenu : navigation.openMenu}
        className="-mr-2.5 grid size-11 place-items-center rounded-md text-ink-700"
        onClick={() => setIsOpen(!isOpen)}
        ref={toggle}
        type="button"
      >
        {isOpen ? (
          <X aria-hidden size={22} strokeWidth={1.75} />
        ) : (
          <Menu aria-hidden size={22} strokeWidth={1.75} />
        )}
      </button>
      {/* Always rendered, so that aria-controls refers to an existing element. */}
      <div id={panelId}>
        <Suspense>
          {isOpen && (
            <MobileMenuPanel
              links={links}
              onChoose={() => setIsOpen(false)}
              ref={panel}
              user={user ?? null}
            />
          )}
        </Suspense>
      </div>
    </div>
  );
}

/** True inside an open select: its list renders outside the panel, so outside clicks hit only the document root. */
function isOfSelect(path: readonly EventTarget[]): boolean {
  return (
    path[0] === document.documentElement ||
    path.some((target) => target instanceof Element && target.getAttribute('role') === 'listbox')
  );
}
