/** Column widths; the detail column takes the remaining width. Without a width, long names would break into letters. */
export const columnWidths = {
  time: 'w-[10.5%] desktop:w-[8.4%]',
  who: 'w-[20%] desktop:w-[15%]',
  action: 'w-[25%] desktop:w-[20.8%]',
  account: 'w-[17%] desktop:w-[15%]',
  detail: '',
} as const;

/** No fixed line count: a detail may wrap to two lines. */
export const cell = 'h-12 px-3 py-2 text-md first:pl-6 last:pr-6';
