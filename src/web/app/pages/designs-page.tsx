import { DesignList } from '../../features/cards/designs/design-list.tsx';
import { RenderLogoContext } from '../../shared/card/logo-image.ts';
import { renderLogo } from './render-logo.ts';
import { SignedInOnly } from './signed-in-only.tsx';

export function DesignsPage() {
  return (
    <SignedInOnly>
      {(user) => (
        <RenderLogoContext value={renderLogo}>
          <DesignList user={user} />
        </RenderLogoContext>
      )}
    </SignedInOnly>
  );
}
