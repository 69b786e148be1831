import { LogoVersionChoice } from '../core/logo-version/logo-version-choice.tsx';
import { DarkLogoField } from './dark-logo-field.tsx';

/** How the logo is drawn, and its file for dark grounds. */
export function LogoVersions() {
  return (
    <>
      <LogoVersionChoice isRow />
      <DarkLogoField />
    </>
  );
}
