/** One part of the page; a hairline parts it from the one above. */
export const accountSection = 'px-4 py-5 tablet:px-7 tablet:py-5.5';
