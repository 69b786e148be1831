import type { Order } from '#contract/orders/order-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';

/** What became of the mail to the print shop. */
export function PrintShopMail({ mail: { recipient, state } }: { mail: NonNullable<Order['mail']> }) {
  const { mail: t } = useTexts('orders').page;
  const isFailed = state === 'overLimit' || state === 'refused';
  return (
    <p
      role={isFailed ? 'alert' : 'status'}
      className={classNames('text-sm text-pretty wrap-anywhere', isFailed && 'text-destructive')}
    >
      {t[state](recipient)}
    </p>
  );
}
