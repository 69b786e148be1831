import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type PaidPlan, roleOfPlan } from '#domain/plan/plans.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { dismissOpenToast } from '../../../shared/notify/toast-store.ts';
import { successPath } from '../paid-plan.ts';
import { isPaid } from './checkout-query.ts';

/** Delay between the success toast and the redirect. */
const redirectDelayMs = 1000;

/** A validation error that the provider's fields already show. */
class FieldValidationError extends Error {}

type PaymentRequest = { provider: Stripe; elements: StripeElements; plan: PaidPlan };

type Pay = {
  pay: () => void;
  isPaying: boolean;
  /** Why the last attempt failed. */
  declined: string | null;
};

/** `saveCompany` stores whom the invoice is made out to, before the payment; false if a field is wrong. */
export function usePay(plan: PaidPlan, saveCompany: () => Promise<boolean>): Pay {
  const provider = useStripe();
  const elements = useElements();
  const common = useTexts();
  const { checkout: t } = useTexts('billing');
  const navigate = useNavigate();

  const payment = useApiMutation(
    async (payment: PaymentRequest) => {
      if (!(await saveCompany())) throw new FieldValidationError();
      await confirmPayment(payment);
    },
    {
      failure: 'payment',
      showInPlace: (error) => error instanceof FieldValidationError,
      success: { title: t.paid.title, description: t.paid.description(common.roles[roleOfPlan[plan]]) },
      onError: (error) => {
        // The error message is below this element.
        if (!(error instanceof FieldValidationError)) elements?.getElement('payment')?.focus();
      },
    },
  );

  // The cleanup cancels the redirect if the user navigates away first.
  useEffect(() => {
    if (!payment.isSuccess) return;
    const timer = setTimeout(() => void navigate(successPath(plan), { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [payment.isSuccess, navigate, plan]);

  return {
    pay: () => {
      if (!provider || !elements) return;
      dismissOpenToast();
      payment.mutate({ provider, elements, plan });
    },
    isPaying: payment.isPending || payment.isSuccess,
    declined:
      payment.error && !(payment.error instanceof FieldValidationError)
        ? failureText(common, 'payment', payment.error)
        : null,
  };
}

/** Confirms the payment or throws the provider's message. A payment completed in another tab counts as paid. */
async function confirmPayment({ provider, elements, plan }: PaymentRequest): Promise<void> {
  const { paymentIntent, error } = await provider.confirmPayment({
    elements,
    confirmParams: { return_url: new URL(successPath(plan), location.origin).href },
    redirect: 'if_required',
  });
  if (!isPaid((paymentIntent ?? error.payment_intent)?.status)) throw toError(error);
}

function toError(error: StripeError | undefined): Error {
  if (error?.type === 'validation_error') return new FieldValidationError(error.message);
  return new Error(error?.message);
}
