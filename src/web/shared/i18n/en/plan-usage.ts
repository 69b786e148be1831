/** What the role badge, the card limit and the counter of saved cards mean, in words. */
export const planUsageEn = {
  /** After the number of the limit. */
  isLimit: '(limit)',
  /** After the infinity sign. */
  upTo: (limit: number) => `(up to ${limit})`,
  planMeans: (plan: string, limit: number) =>
    `Your plan: ${plan}. It saves up to ${limit} ${limit === 1 ? 'card' : 'cards'} at a time.`,
  freeMeans: (plan: string) => `Your plan: ${plan}. Saving cards needs Premium.`,
  adminMeans: (limit: number) =>
    `Admin account. It saves up to ${limit} ${limit === 1 ? 'card' : 'cards'} at a time.`,
  /** Beside the counter, which shows both numbers. */
  usageNotes: {
    savingNeedsPlan: () => 'Saving needs Premium',
    cardsStay: (count: number) =>
      `Your ${count === 1 ? 'saved card stays' : `${count} saved cards stay`}. Saving more needs Premium.`,
    aboveLimit: (count: number, limit: number) => `All ${count} stay. To save more, go below ${limit}.`,
    unlimited: (_: number, limit: number) => `Up to ${limit} cards at a time`,
  },
};

export type PlanUsageMessages = typeof planUsageEn;
