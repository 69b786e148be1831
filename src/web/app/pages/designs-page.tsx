import { DesignList } from '../../features/team/designs/design-list.tsx';
import { SignedInCards } from './signed-in-cards.tsx';

export function DesignsPage() {
  return <SignedInCards>{(user) => <DesignList user={user} />}</SignedInCards>;
}
