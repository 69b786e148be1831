/** How the table of users shares a wide screen; the actions take the rest. */
export const columnWidths = {
  username: 'wide:w-[15.25%]',
  role: 'wide:w-[12.75%]',
  usage: 'wide:w-[18.9%]',
  admin: 'wide:w-[12.25%]',
  created: 'wide:w-[15.25%]',
  actions: '',
} as const;
