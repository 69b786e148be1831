import { CardList } from '../features/cards/card-list.tsx';
import { ListFrame } from '../features/cards/list-frame.tsx';
import { ListSkeleton } from '../features/cards/list-skeleton.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

export function ListPage() {
  return (
    <SignedInOnly
      meanwhile={
        <ListFrame>
          <ListSkeleton />
        </ListFrame>
      }
    >
      {(user) => <CardList user={user} />}
    </SignedInOnly>
  );
}
