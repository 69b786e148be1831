/** Registers the faces that font pickers use for the fonts' names. The browser loads each on first use. */
export async function registerNameFaces(): Promise<void> {
  const { nameFaceUrls } = await import('virtual:name-faces');
  for (const [font, url] of Object.entries(nameFaceUrls)) {
    document.fonts.add(new FontFace(`${font} name`, `url(${url})`));
  }
}
