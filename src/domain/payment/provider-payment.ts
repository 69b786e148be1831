/** What the provider reports about one payment at one moment. */
export type ProviderPayment = {
  intentId: string;
  /** Lets a browser pay; never stored, never logged. */
  clientSecret: string;
  status: string;
  receivedCents: number;
  currency: string;
  metadata: Record<string, string>;
  paidAt: Date | null;
  /** Codes of the billing address and of the card; null where the provider does not know. */
  countries: { billing: string | null; card: string | null };
  refunds: { id: string; amountCents: number; state: 'pending' | 'done' | 'failed'; at: Date }[];
  disputes: { id: string; amountCents: number; state: 'open' | 'won' | 'lost'; at: Date }[];
};
