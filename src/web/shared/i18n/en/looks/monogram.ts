/** The texts of the dialog that draws a monogram. They are loaded with it. */
export const monogramEn = {
  title: 'Use a monogram',
  description: 'One to three letters as your logo, in the font and the colours of the card.',
  letters: 'Letters',
  take: (letters: string) => `Use ${letters}`,
  setting: 'Setting',
  settings: {
    plain: 'Plain',
    ring: 'In a ring',
    square: 'In a square',
    overlapped: 'Overlapped',
    split: 'Split by a line',
  },
  empty: 'Type one to three letters.',
  lacking: 'The font does not have these letters. Type others.',
  loading: 'Loading the font…',
  failed: 'The font was not loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  use: 'Use monogram',
};

export type MonogramMessages = typeof monogramEn;
