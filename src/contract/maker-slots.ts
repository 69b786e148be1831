/** Stand for the maker's name and address in the pictures that the build draws; the server fills them in. */
export const makerSlots = { name: '%maker-name%', url: '%maker-url%' };
