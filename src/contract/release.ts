/** The release of this code. package.json, the image and the changelog name the same one. */
export const release = '1.0.1';
