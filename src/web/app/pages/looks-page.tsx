import { useLocation } from 'react-router';
import { Gallery } from '../../features/looks/gallery.tsx';
import { LookDetails } from '../../features/looks/look-details.tsx';
import { isLookId } from '../../shared/looks/look-link.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { useOwnCard } from './use-own-card.ts';

/** All looks, or the page of one. */
export function LooksPage() {
  const [, , id] = useLocation().pathname.split('/');
  const own = useOwnCard();
  if (id === undefined) return <Gallery own={own} />;
  return isLookId(id) ? <LookDetails key={id} id={id} own={own} /> : <NotFoundPage />;
}
