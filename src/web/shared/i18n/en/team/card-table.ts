export const cardTableEn = {
  label: 'Cards in a table',
  columns: {
    select: 'Selected',
    name: 'Name',
    position: 'Position',
    branch: 'Branch',
    changed: 'Last changed',
    ordered: 'Last ordered',
    state: 'Approval',
    more: 'More',
  },
  selectGroup: (name: string) => `Select all: ${name}`,
};

export type CardTableMessages = typeof cardTableEn;
