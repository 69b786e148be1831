/** The grid of the headings and rows: two lines per row on narrow screens, a block on a phone. */
export const paymentRow =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 tablet:grid-cols-[92px_1fr_auto] wide:grid-cols-[92px_190px_40px_1fr_auto]';
