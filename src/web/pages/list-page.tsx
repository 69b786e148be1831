import { CardList } from '../features/cards/card-list.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

export function ListPage() {
  return <SignedInOnly>{(user) => <CardList user={user} />}</SignedInOnly>;
}
