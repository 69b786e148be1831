import type { Language } from '#domain/account/languages.ts';

/** The address of the picture of a person of the sample company. The build writes the files. */
export function colleaguePicture(person: number, language: Language): string {
  return `/team-pictures/${language}/${person}.svg`;
}
