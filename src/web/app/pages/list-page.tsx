import { CardList } from '../../features/cards/card-list.tsx';
import { ListFrame } from '../../features/cards/list-frame.tsx';
import { ListSkeleton } from '../../features/cards/list-skeleton.tsx';
import { RenderLogoContext } from '../../shared/card/logo-image.ts';
import { renderLogo } from './render-logo.ts';
import { SignedInOnly } from './signed-in-only.tsx';

export function ListPage() {
  return (
    <SignedInOnly
      fallback={
        <ListFrame>
          <ListSkeleton />
        </ListFrame>
      }
    >
      {(user) => (
        <RenderLogoContext value={renderLogo}>
          <CardList user={user} />
        </RenderLogoContext>
      )}
    </SignedInOnly>
  );
}
