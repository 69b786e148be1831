/** How the log shares a wide screen; the detail takes the rest. */
export const columnWidths = {
  time: 'desktop:w-[8.4%]',
  who: 'desktop:w-[15%]',
  action: 'desktop:w-[20.8%]',
  account: 'desktop:w-[15%]',
  detail: '',
} as const;

/** A detail may take two lines. */
export const cell = 'h-12 px-3 py-2 text-md first:pl-6 last:pr-6';
