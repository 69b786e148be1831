import { cardLimits } from '#domain/plan/plans.ts';
import type { OfferMessages } from '../en/offer.ts';

export const offerSk: OfferMessages = {
  free: {
    title: 'Na ukladanie vizitiek je potrebný plán',
  },
  limit: {
    title: 'Váš plán je plný',
  },
  noMore: {
    title: 'Ďalšiu vizitku nemôžete uložiť',
    text: (limit) =>
      `Limit vášho účtu je ${limit}\u00a0vizitiek a\u00a0všetky sú uložené. Vymažte tie, ktoré už nepotrebujete, a\u00a0skúste to znova.`,
  },
  change: {
    title: 'Na zmenu vizitiek je potrebný plán',
    text: 'Zaplatíte raz a\u00a0uložené vizitky kedykoľvek upravíte, premenujete a\u00a0duplikujete.',
    notice: 'Vizitky si môžete naďalej prezerať a\u00a0sťahovať. Na ich zmenu je potrebný plán.',
    waits: 'Vaše zmeny počkajú na tomto zariadení.',
  },
  sessionEnded: {
    title: 'Vaše prihlásenie sa skončilo',
    text: 'Ak chcete túto vizitku uložiť, prihláste sa znova.',
    waits: 'Vaša práca počká na tomto zariadení.',
  },
  waits: 'Vaša vizitka tu počká; potom ju uložíte jedným klikom.',
  visitor:
    'Na ukladanie vizitiek je potrebný plán. Ak ešte žiadny nemáte, vyberte si ho teraz. Vizitka počká a\u00a0potom ju uložíte jedným klikom:',
  gives: {
    premium: `Uložíte až ${cardLimits.premium}\u00a0vizitiek`,
    corporate: `Neobmedzene: naraz až ${cardLimits.enterprise}\u00a0vizitiek`,
  },
  get: (plan, price) => `Získať ${plan} · ${price}`,
  terms: 'Jednorazová platba, prístup natrvalo, 30\u00a0dní na vrátenie peňazí.',
  compare: 'Porovnať plány',
  seePlans: 'Pozrieť plány',
  close: 'Zavrieť',
  empty:
    'Na ukladanie vizitiek je potrebný plán. Zaplatíte raz a\u00a0vizitky tu zostanú pripravené na úpravu, duplikovanie aj ďalšiu tlač.',
  chosen: (plan, price) => `Ďalej: plán ${plan}, jednorazovo ${price}.`,
  waiting: { text: 'Vaša vizitka ešte nie je uložená.', save: 'Uložiť moju vizitku' },
};
