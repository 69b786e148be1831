import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The container of the payment form: a sheet beside the summary; full width on a phone. */
export const checkoutSheetStyles =
  'flex flex-col pt-5 max-tablet:flex-1 tablet:mt-8 tablet:mb-12 tablet:rounded-lg ' +
  'tablet:border tablet:border-border tablet:bg-card tablet:p-8 tablet:shadow-md desktop:mt-0 desktop:self-start';

/** Placeholder of the payment form while the provider's script loads. */
export function CheckoutSkeleton() {
  const { checkout: t } = useTexts('billing');
  return (
    <div className={checkoutSheetStyles}>
      <h2 className="pb-3 text-[18px] leading-6 font-semibold tablet:pb-4.5">{t.payment}</h2>
      <FieldSkeletons />
      <Skeleton className="mt-6 h-12 w-full rounded-md max-tablet:mt-auto max-tablet:mb-13" />
    </div>
  );
}

/** Placeholders for card number, expiry date, security code and country. */
export function FieldSkeletons() {
  const { checkout: t } = useTexts('billing');
  const box = <Skeleton className="h-11 w-full rounded-md" />;
  return (
    <div aria-busy="true" aria-label={t.loading} role="status" className="grid gap-10 pt-6.5">
      {box}
      <div className="grid grid-cols-2 gap-3">
        {box}
        {box}
      </div>
      {box}
    </div>
  );
}
