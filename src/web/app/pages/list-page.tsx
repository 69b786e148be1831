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

/** Renders a logo as the editor does. The code is loaded on the first such logo. */
async function drawLogo(file: Blob): Promise<Blob | null> {
  const { inspectLogo: lookAtLogo } = await import('../../features/designer/logo/look-at-logo.ts');
  const seen = await lookAtLogo(file);
  return (typeof seen === 'object' && seen.preview) || null;
}
