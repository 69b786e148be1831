/** Stands for the installation's own origin in the documents that the build writes; the server fills it in. */
export const originSlot = '%public-origin%';
