/** Column widths from `wide` up; the actions column takes the remaining width. */
export const columnWidths = {
  username: 'wide:w-[15.25%]',
  role: 'wide:w-[12.75%]',
  usage: 'wide:w-[18.9%]',
  admin: 'wide:w-[12.25%]',
  created: 'wide:w-[15.25%]',
  actions: '',
} as const;
