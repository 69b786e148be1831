import { CardList } from '../../features/cards/card-list.tsx';
import { ListFrame } from '../../features/cards/list-frame.tsx';
import { ListSkeleton } from '../../features/cards/list-skeleton.tsx';
import { DrawLogoContext } from '../../features/cards/shown-logo.ts';
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
      {(user) => (
        <DrawLogoContext value={drawLogo}>
          <CardList user={user} />
        </DrawLogoContext>
      )}
    </SignedInOnly>
  );
}

/** As the editor shows it; its code comes when there is such a logo. */
async function drawLogo(file: Blob): Promise<Blob | null> {
  const { inspectLogo } = await import('../../features/designer/logo/inspect-logo.ts');
  const inspected = await inspectLogo(file);
  return (typeof inspected === 'object' && inspected.preview) || null;
}
