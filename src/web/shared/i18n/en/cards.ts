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

  list: {
    search: 'Search cards',
    sort: 'Sort',
    sorts: { made: 'Newest first', changed: 'Last changed', name: 'Name' },
    design: 'Company design',
    allDesigns: 'All designs',
    noDesign: 'Without a design',
    branch: 'Branch',
    allBranches: 'All branches',
    found: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    nothing: 'No cards match.',
    showAll: 'Show all cards',
    select: (name: string) => `Select ${name}`,
    selection: 'Selected cards',
    selected: (count: number) => (count === 1 ? '1 card selected' : `${count} cards selected`),
    selectAll: (count: number) => `Select all ${count}`,
    clearSelection: 'Clear selection',
    deletion: {
      title: (count: number) => (count === 1 ? 'Delete 1 card?' : `Delete ${count} cards?`),
      text: 'The cards go to the bin. You can restore them for 30 days.',
    },
    deleted: (count: number) => (count === 1 ? '1 card is in the bin.' : `${count} cards are in the bin.`),
    restored: (count: number) => (count === 1 ? '1 card is back.' : `${count} cards are back.`),
  },
  bin: {
    title: 'Bin',
    text: 'Deleted cards stay here for 30 days, at most as many as your card limit.',
    empty: 'The bin is empty.',
    back: 'My Cards',
    restore: 'Restore',
    restoreCard: (name: string) => `Restore ${name}`,
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
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
