/** The outcome of a card: it pays, is declined with a code, or requires authentication first. */
export type CardOutcome =
  | { kind: 'pays' }
  | { kind: 'requiresAuthentication'; afterwards: Exclude<CardOutcome, { kind: 'requiresAuthentication' }> }
  | Decline;

export type Decline = { kind: 'declines'; code: string; declineCode?: string; message: string };

const pays: CardOutcome = { kind: 'pays' };
const declines = (code: string, message: string, declineCode?: string): Decline => ({
  kind: 'declines',
  code,
  message,
  ...(declineCode && { declineCode }),
});
const insufficientFunds = declines(
  'card_declined',
  'Your card has insufficient funds.',
  'insufficient_funds',
);

/** The provider's published test cards. */
const cards: Record<string, CardOutcome> = {
  '4242424242424242': pays,
  '5555555555554444': pays,
  '378282246310005': pays,
  '4000000000000002': declines('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': insufficientFunds,
  '4000000000009987': declines('card_declined', 'Your card was declined.', 'lost_card'),
  '4000000000000069': declines('expired_card', 'Your card has expired.'),
  '4000000000000127': declines('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': declines(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000002500003155': { kind: 'requiresAuthentication', afterwards: { kind: 'pays' } },
  '4000002760003184': { kind: 'requiresAuthentication', afterwards: { kind: 'pays' } },
  '4000008260003178': { kind: 'requiresAuthentication', afterwards: insufficientFunds },
};

/** Payment method ids that tests use instead of a number. */
const methods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
};

export function cardNumberOf(paymentMethod: string): string | undefined {
  return methods[paymentMethod];
}

/** The outcome of a card number; all but test cards are declined. */
export function outcomeOf(number: string): CardOutcome {
  return (
    cards[number] ??
    (isCardNumber(number)
      ? declines(
          'card_declined',
          'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
          'test_mode_live_card',
        )
      : declines('incorrect_number', 'Your card number is incorrect.'))
  );
}

/** Checks the length and the Luhn checksum. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
