import { nameFaceUrls } from 'virtual:card-faces';

/** Lets font pickers set each name in its own face, which is fetched when it is first shown. */
export function registerNameFaces(): void {
  for (const [font, url] of Object.entries(nameFaceUrls)) {
    document.fonts.add(new FontFace(`${font} name`, `url(${url})`));
  }
}
