import type { PlanUsageMessages } from '../en/plan-usage.ts';

/** Najviac 1 vizitku, 3 vizitky, 5 vizitiek. */
function cards(count: number): string {
  if (count === 1) return '1\u00a0vizitku';
  return `${count}\u00a0${count >= 2 && count <= 4 ? 'vizitky' : 'vizitiek'}`;
}

/** Vaša uložená vizitka zostáva, vaše 2 uložené vizitky zostávajú, vašich 5 uložených vizitiek zostáva. */
function savedCardsStay(count: number): string {
  if (count === 1) return 'Vaša uložená vizitka zostáva.';
  return count <= 4
    ? `Vaše ${count}\u00a0uložené vizitky zostávajú.`
    : `Vašich ${count}\u00a0uložených vizitiek zostáva.`;
}

export const planUsageSk: PlanUsageMessages = {
  isLimit: '(limit)',
  upTo: (limit) => `(najviac ${limit})`,
  planMeans: (plan, limit) => `Váš plán: ${plan}. Naraz uloží najviac ${cards(limit)}.`,
  freeMeans: (plan) => `Váš plán: ${plan}. Na ukladanie vizitiek treba Premium.`,
  adminMeans: (limit) => `Účet správcu. Naraz uloží najviac ${cards(limit)}.`,
  usageNotes: {
    savingNeedsPlan: () => 'Na ukladanie treba Premium',
    cardsStay: (count) => `${savedCardsStay(count)} Na ďalšie treba Premium.`,
    aboveLimit: (count, limit) =>
      `Zostáva všetkých ${count}. Ďalšie uložíte, keď ich bude menej ako ${limit}.`,
    unlimited: (_, limit) => `Naraz najviac ${cards(limit)}`,
  },
};
