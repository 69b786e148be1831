import type { Language } from '#domain/account/languages.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import type { Scene } from '#layout/scene.ts';

/** The address of the picture of a sample card. The build writes the files. */
export function samplePicture(id: LookId, side: Scene['side'], language: Language): string {
  return `/look-pictures/${language}/${id}-${side}.svg`;
}
