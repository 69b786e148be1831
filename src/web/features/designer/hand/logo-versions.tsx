import { Suspense } from 'react';
import { lazyComponent, RenderNothing } from '../../../shared/loading/lazy-component.tsx';

const LogoVersionChoice = lazyComponent(
  async () => (await import('../core/logo-version/logo-version-choice.tsx')).LogoVersionChoice,
  RenderNothing,
);

/** How the logo is drawn, as pictures. */
export function LogoVersions() {
  return (
    <div className="w-100 max-w-full max-tablet:w-full">
      <Suspense>
        <LogoVersionChoice />
      </Suspense>
    </div>
  );
}
