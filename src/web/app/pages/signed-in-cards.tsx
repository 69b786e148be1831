import type { ComponentProps } from 'react';
import { RenderLogoContext } from '../../shared/card/logo-image.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** SignedInOnly for pages that draw cards. */
export function SignedInCards({ children, ...props }: ComponentProps<typeof SignedInOnly>) {
  return (
    <SignedInOnly {...props}>
      {(user) => <RenderLogoContext value={renderLogo}>{children(user)}</RenderLogoContext>}
    </SignedInOnly>
  );
}

/** Renders a logo as the editor does. The code is loaded on the first such logo. */
async function renderLogo(file: Blob): Promise<Blob | null> {
  const { inspectLogo } = await import('../../features/designer/core/logo/inspect-logo.ts');
  const inspected = await inspectLogo(file);
  return (typeof inspected === 'object' && inspected.preview) || null;
}
