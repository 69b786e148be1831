/** The columns that the headings and every row share; on a narrower screen a row has two lines, on a phone it is a small block. */
export const paymentRow =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 tablet:grid-cols-[92px_1fr_auto] wide:grid-cols-[92px_190px_40px_1fr_auto]';
