import { CardList } from '../../features/cards/card-list.tsx';
import { ListFrame } from '../../features/cards/list-frame.tsx';
import { ListSkeleton } from '../../features/cards/list-skeleton.tsx';
import { RenderLogoContext } from '../../features/cards/logo-image.ts';
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

/** Renders a logo as the editor does. The code is loaded on the first such logo. */
async function renderLogo(file: Blob): Promise<Blob | null> {
  const { inspectLogo } = await import('../../features/designer/logo/inspect-logo.ts');
  const inspected = await inspectLogo(file);
  return (typeof inspected === 'object' && inspected.preview) || null;
}
