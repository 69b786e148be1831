import { PaymentElement } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useScrollPadding } from '../../../shared/page/use-scroll-padding.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { Guarantee } from '../guarantee.tsx';
import { checkoutSheetStyles, FieldSkeletons } from './checkout-skeleton.tsx';
import { CompanyFields } from './company-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';
import { usePay } from './use-pay.ts';

/** The provider's fields; card data never reaches our code. On a phone the button sticks to the bottom edge. */
export function CheckoutForm({ plan }: { plan: PaidPlan }) {
  const { opensInNewTab } = useTexts();
  const billing = useTexts('billing');
  const texts = billing.checkout;
  const dollars = useDollars();
  const company = useCompanyForm();
  const { pay, isPaying, declined } = usePay(plan, company.save);
  const stickyBar = useScrollPadding('Bottom');
  const [fields, setFields] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (fields === 'failed') return <LoadFailed text={texts.failed} onRetry={() => location.reload()} />;
  return (
    <form
      className={checkoutSheetStyles}
      aria-labelledby="payment"
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <h2 id="payment" className="pb-3 text-[18px] leading-6 font-semibold tablet:pb-4.5">
        {texts.payment}
      </h2>
      {fields === 'loading' && <FieldSkeletons />}
      <PaymentElement
        className={fields === 'loading' ? 'h-0 overflow-hidden' : ''}
        options={{ layout: 'tabs', wallets: { link: 'never' } }}
        onReady={() => setFields('ready')}
        onLoadError={() => setFields('failed')}
      />
      {fields === 'ready' && <CompanyFields company={company} />}
      <FieldError id="declined" message={declined ?? undefined} />
      <p className="pt-3 text-sm text-muted-foreground tablet:order-last tablet:pt-3.5 tablet:text-center tablet:text-xs">
        {texts.straight}{' '}
        <a href="/terms" target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {texts.terms}
          <span className="sr-only"> {opensInNewTab}</span>
        </a>
      </p>
      <div
        ref={stickyBar}
        className="max-tablet:sticky max-tablet:bottom-0 max-tablet:-mx-4 max-tablet:mt-auto max-tablet:border-t max-tablet:border-border max-tablet:bg-background max-tablet:px-4 max-tablet:pt-3 max-tablet:pb-(--safe-bottom) tablet:pt-6"
      >
        <Button
          type="submit"
          size="lg"
          className="w-full tablet:h-12"
          icon={Lock}
          busy={isPaying}
          disabled={fields === 'loading'}
        >
          {isPaying ? billing.processing : `${texts.complete} · ${dollars(priceCents(plan))}`}
        </Button>
        <Guarantee className="justify-center pt-3 text-sm tablet:hidden">{texts.guaranteeBrief}</Guarantee>
      </div>
    </form>
  );
}
