import type { Language } from '#domain/account/languages.ts';

/** The cards on the pictures of the help, drawn by the build: most with their bleed, plates each with its ink. */
export type HelpPicture =
  | 'front'
  | 'back'
  | 'full-colour'
  | 'plain'
  | 'plate-c'
  | 'plate-m'
  | 'plate-y'
  | 'plate-k'
  | 'code'
  | 'person-1'
  | 'person-2'
  | 'person-3'
  | 'foil'
  | 'foil-plate';

/** The address of a picture. The build writes the files. */
export function helpPicture(name: HelpPicture, language: Language): string {
  return `/help-pictures/${language}/${name}.svg`;
}
