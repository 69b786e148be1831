/** Placeholders in the built HTML documents. The server replaces them with the settings of the installation. */
export const originSlot = '%public-origin%';
export const makerSlots = { name: '%maker-name%', url: '%maker-url%' };
