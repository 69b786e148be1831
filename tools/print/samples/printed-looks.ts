/** Whether the tests print every look, as `npm run test:full -- look-files` does, or a few. */
export const arePrintedInFull = process.env.LOOK_FILES === 'all';
