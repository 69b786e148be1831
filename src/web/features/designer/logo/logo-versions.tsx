import { DarkLogoField } from './dark-logo-field.tsx';
import { LogoVersionChoice } from './logo-version-choice.tsx';

/** How the logo is drawn, and its file for dark grounds. */
export function LogoVersions() {
  return (
    <>
      <LogoVersionChoice />
      <DarkLogoField />
    </>
  );
}
