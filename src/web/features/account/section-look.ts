/** The padding of one section. */
export const accountSection = 'px-4 py-5 tablet:px-7 tablet:py-5.5';
