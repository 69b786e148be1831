/** The container of the payment form: a sheet beside the summary; full width on a phone. */
export const checkoutSheet =
  'flex flex-col pt-5 max-tablet:flex-1 tablet:mt-8 tablet:mb-12 tablet:rounded-lg ' +
  'tablet:border tablet:border-border tablet:bg-card tablet:p-8 tablet:shadow-md desktop:mt-0 desktop:self-start';
