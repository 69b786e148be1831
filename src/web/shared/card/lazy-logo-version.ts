import { lazyComponent, RenderNothing } from '../loading/lazy-component.tsx';

/** Few logos change on their ground. Without its code the logo is left out until the browser is online again. */
export const LogoVersionDrawing = lazyComponent(
  async () => (await import('./logo-version-drawing.tsx')).default,
  RenderNothing,
);
