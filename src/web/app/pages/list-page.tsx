import { CardList } from '../../features/cards/list/card-list.tsx';
import { ListFrame } from '../../features/cards/list/list-frame.tsx';
import { ListSkeleton } from '../../shared/card/list-skeleton.tsx';
import { SignedInCards } from './signed-in-cards.tsx';

export function ListPage() {
  return (
    <SignedInCards
      fallback={
        <ListFrame>
          <ListSkeleton />
        </ListFrame>
      }
    >
      {(user) => <CardList user={user} />}
    </SignedInCards>
  );
}
