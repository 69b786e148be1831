/** How the table of users shares a wide screen; the actions take the rest. */
export const columnWidths = {
  username: 'desktop:w-[15.25%]',
  role: 'desktop:w-[12.75%]',
  usage: 'desktop:w-[18.9%]',
  admin: 'desktop:w-[12.25%]',
  created: 'desktop:w-[15.25%]',
  actions: '',
} as const;
