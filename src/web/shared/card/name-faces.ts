import { nameFaceUrls } from 'virtual:card-faces';

/** Registers the faces that font pickers use for the fonts' names. The browser loads each on first use. */
export function registerNameFaces(): void {
  for (const [font, url] of Object.entries(nameFaceUrls)) {
    document.fonts.add(new FontFace(`${font} name`, `url(${url})`));
  }
}
