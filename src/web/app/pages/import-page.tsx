import { TeamImport } from '../../features/import/team-import.tsx';
import { RenderLogoContext } from '../../shared/card/logo-image.ts';
import { renderLogo } from './render-logo.ts';
import { SignedInOnly } from './signed-in-only.tsx';

export function ImportPage() {
  return (
    <SignedInOnly>
      {(user) => (
        <RenderLogoContext value={renderLogo}>
          <TeamImport user={user} />
        </RenderLogoContext>
      )}
    </SignedInOnly>
  );
}
