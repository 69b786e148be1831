export const cardsEn = {
  newCard: 'New Card',
  loading: 'Loading your cards',
  showMore: 'Show more',
  edit: 'Edit',
  duplicate: 'Duplicate',
  delete: 'Delete',
  rename: 'Click to rename',
  cardName: 'Card Name',
  enter: 'Enter',
  escape: 'Esc',

  empty: {
    title: 'A clean sheet',
    text: 'Cards you save appear here, ready to edit, duplicate or print again.',
    create: 'Create First Card',
  },
  deletion: {
    title: (name: string) => `Delete “${name}”?`,
    text: 'The card will be removed from My Cards.',
    cancel: 'Cancel',
    confirm: 'Delete',
  },
  loadFailed: {
    title: 'This could not be loaded',
    text: 'The server is busy or cannot be reached. Everything you saved is safe.',
    tryAgain: 'Try again',
  },

  editCard: 'Edit Card',
  back: 'Back',
  notFound: {
    title: 'Card Not Found',
    text: 'It may have been deleted, or it belongs to another account.',
    back: 'Back to List',
  },

  saved: { title: 'Card Saved', description: (name: string) => `“${name}” is in My Cards.` },
  changed: { title: 'Card Saved', description: (name: string) => `The changes to “${name}” are saved.` },
  duplicated: { title: 'Card Duplicated', description: (name: string) => `“${name}” is in My Cards.` },
  renamed: { title: 'Name Changed', description: (name: string) => `The card is now called “${name}”.` },
  deleted: {
    title: 'Card Deleted',
    description: (name: string) => `“${name}” is no longer in My Cards.`,
    undo: 'Undo',
  },
  restored: { title: 'Card Restored', description: (name: string) => `“${name}” is back in My Cards.` },
};

export type CardsMessages = typeof cardsEn;
