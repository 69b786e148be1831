import { BinList } from '../../features/cards/bin-list.tsx';
import { RenderLogoContext } from '../../shared/card/logo-image.ts';
import { renderLogo } from './render-logo.ts';
import { SignedInOnly } from './signed-in-only.tsx';

export function BinPage() {
  return (
    <SignedInOnly>
      {() => (
        <RenderLogoContext value={renderLogo}>
          <BinList />
        </RenderLogoContext>
      )}
    </SignedInOnly>
  );
}
