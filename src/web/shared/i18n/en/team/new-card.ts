export const newCardEn = {
  title: 'New card',
  text: 'The card gets the look and the fixed texts of the design. Everything else is typed in the editor.',
  legend: 'Which design does the card have?',
  missing: 'Fill in this text',
  make: 'Make the card',
  without: 'Without a company design',
  failed: 'The card was not made. Check your connection and try again.',
  close: 'Close',
};

export type NewCardMessages = typeof newCardEn;
