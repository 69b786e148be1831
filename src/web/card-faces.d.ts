/** Made by the build: where each face and each font's name in its own face is served. */
declare module 'virtual:card-faces' {
  export const faceUrls: Record<import('#layout/text/faces.ts').FaceName, string>;
  export const nameFaceUrls: Record<import('#domain/card/fonts.ts').FontName, string>;
}
