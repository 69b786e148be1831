import { cardLimits } from '#domain/plan/plans.ts';
import type { BillingMessages } from '../en/billing.ts';

const lifetime = 'Doživotný prístup';
const terms = 'jednorazovo, navždy';

/** Zostáva 1 deň, zostávajú 2 dni, zostáva 5 dní. */
function daysRemain(count: number): string {
  if (count === 1) return `zostáva 1\u00a0deň`;
  return count <= 4 ? `zostávajú ${count}\u00a0dni` : `zostáva ${count}\u00a0dní`;
}

export const billingSk: BillingMessages = {
  heading: 'Raz zaplatíte. Tlačíte navždy.',
  text: 'Jednorazová platba, doživotný prístup. Žiadne predplatné.',
  plans: {
    free: {
      terms: 'bez platby',
      features: [
        { line: 'Návrh a\u00a0živý náhľad' },
        { line: 'PDF v\u00a0CMYK pripravené na tlač' },
        { line: '300\u00a0alebo 600\u00a0DPI, orezové značky' },
        { line: 'Ukladanie vizitiek', isMissing: true },
      ],
      limit: {
        title: 'Limit plánu',
        text: 'Vizitky sa neukladajú. Rozpracovaný návrh zostáva v\u00a0tomto zariadení.',
      },
    },
    premium: {
      terms,
      features: [
        { line: 'Všetko z\u00a0plánu Free' },
        {
          line: `Až ${cardLimits.premium}\u00a0uložených vizitiek`,
          strong: `${cardLimits.premium}\u00a0uložených vizitiek`,
        },
        { line: 'Premenovanie, duplikovanie, úpravy a\u00a0mazanie' },
        { line: lifetime },
      ],
      limit: {
        title: 'Limit plánu',
        text: `Naraz ${cardLimits.premium}\u00a0uložených vizitiek. Keď jednu vymažete, jej miesto sa uvoľní.`,
      },
    },
    corporate: {
      terms,
      features: [
        { line: 'Všetko z\u00a0plánu Premium' },
        { line: 'Neobmedzený počet uložených vizitiek', strong: 'Neobmedzený' },
        { line: lifetime },
      ],
      limit: {
        title: 'Čo znamená „neobmedzený“',
        text: `Naraz až ${cardLimits.enterprise}\u00a0uložených vizitiek. Keď jednu vymažete, jej miesto sa uvoľní.`,
      },
    },
  },
  notIncluded: 'Nezahŕňa:',
  mostPopular: 'Najobľúbenejší',
  currentPlan: 'Súčasný plán',
  upgradeNow: 'Prejsť na tento plán',
  selectPlan: 'Vybrať plán',
  processing: 'Spracúva sa…',
  guarantee: 'Na všetky platené plány platí 30-dňová záruka vrátenia peňazí.',
  loginRequired: { title: 'Vyžaduje sa prihlásenie', description: 'Ak chcete zmeniť plán, prihláste sa.' },
  alreadyMore: {
    title: 'Nie je čo platiť',
    description: (plan) => `Váš plán ${plan}\u00a0už tento zahŕňa.`,
  },

  payments: {
    title: 'Platby',
    loading: 'Vaše platby sa načítavajú',
    date: 'Dátum',
    plan: 'Plán',
    paid: 'Suma',
    status: 'Stav',
    line: (plan) => `${plan}, doživotný prístup`,
    refundable: (until, daysLeft) => `Odstúpiť možno do ${until}, ${daysRemain(daysLeft)}`,
    states: {
      processing: 'Potvrdzuje sa',
      ended: '30\u00a0dní na odstúpenie uplynulo',
      refunding: 'Peniaze sa vracajú',
      refunded: 'Peniaze vrátené',
      disputed: 'Reklamované v\u00a0banke',
    },
    withdraw: 'Odstúpiť od zmluvy tu',
    withdrawal: {
      title: 'Odstúpiť od zmluvy?',
      statement: (name, plan, date, number) =>
        `Ja, ${name}, odstupujem od zmluvy o\u00a0pláne ${plan}\u00a0z\u00a0${date} (${number}).`,
      text: (price) =>
        `Plán sa hneď skončí a\u00a0${price}\u00a0vám vrátime spôsobom, akým ste platili. Uložené vizitky si budete môcť naďalej pozrieť, stiahnuť aj vymazať; na ich úpravu je potrebný plán.`,
      mail: (email) => `Prijatie odstúpenia potvrdíme e-mailom na ${email}.`,
      cancel: 'Zrušiť',
      confirm: 'Potvrdiť odstúpenie',
    },
    withdrawn: {
      title: 'Odstúpenie sme prijali',
      description: (price) => `Plán sa skončil. Vraciame vám ${price}.`,
    },
  },

  document: {
    names: { receipt: 'Doklad', invoice: 'Faktúra', creditNote: 'Dobropis' },
    ubl: 'E-faktúra (XML)',
    item: (plan) => `Plán ${plan}, doživotný prístup k\u00a0ukladaniu vizitiek`,
    seller: 'Predávajúci',
    customer: 'Zákazník',
    registrationNumber: (id) => `IČO ${id}`,
    vatId: (id) => `IČ DPH ${id}`,
    issued: 'Vystavené',
    paid: 'Zaplatené',
    returned: 'Vrátené',
    corrects: 'Opravuje',
    payment: 'Platba',
    description: 'Popis',
    amount: 'Suma',
    net: 'Bez DPH',
    vat: (percent) => `DPH ${percent}\u00a0%`,
    total: 'Spolu',
    notSubjectToVat: 'Predávajúci nie je platiteľom DPH. DPH sa neúčtuje.',
    paidNote: 'Zaplatené kartou, jednorazovo. Nič nezostáva na úhradu.',
    returnedNote: 'Vrátené spôsobom, akým bolo zaplatené.',
  },

  company: {
    title: 'Kupujem pre firmu',
    company: 'Firma',
    address: 'Adresa',
    country: 'Krajina',
    chooseCountry: 'Vyberte',
    registrationNumber: 'IČO (nepovinné)',
    vatId: 'IČ DPH (nepovinné)',
  },

  checkout: {
    title: 'Platba',
    promise: {
      premium: `${cardLimits.premium}\u00a0vizitiek, uložených navždy.`,
      corporate: `Neobmedzený počet vizitiek: naraz až ${cardLimits.enterprise}, uložených navždy.`,
    },
    line: (plan) => `Plán ${plan}, doživotný prístup`,
    cardLimit: 'Limit vizitiek',
    unlimited: `Neobmedzený (naraz ${cardLimits.enterprise})`,
    billing: 'Účtovanie',
    oneTime: 'jednorazovo',
    total: 'Dnes zaplatíte',
    guarantee: '30-dňová záruka vrátenia peňazí. Ak vám Vizitka nesadne, vrátime celú sumu.',
    terms: 'Podmienky a\u00a0odstúpenie od zmluvy',
    guaranteeBrief: '30-dňová záruka vrátenia peňazí',
    payment: 'Platobné údaje',
    loading: 'Načítava sa platobný formulár',
    failed: 'Poskytovateľ platieb nie je dostupný. Nič sme vám nestrhli.',
    complete: 'Zaplatiť',
    straight: 'Údaje o\u00a0karte idú priamo poskytovateľovi platieb.',
    paid: { title: 'Platba prebehla', description: (plan) => `Plán ${plan}\u00a0je zaplatený.` },
  },

  success: {
    title: 'Platba prebehla',
    onPlan: {
      premium: (plan) =>
        `Váš účet má odteraz plán ${plan}: ${cardLimits.premium}\u00a0vizitiek, doživotný prístup.`,
      corporate: (plan) =>
        `Váš účet má odteraz plán ${plan}: neobmedzený počet vizitiek (naraz až ${cardLimits.enterprise}), doživotný prístup.`,
    },
    plan: 'Plán',
    paid: 'Zaplatené',
    oneTime: (price) => `${price}\u00a0jednorazovo`,
    startCreating: 'Začať tvoriť vizitky',
    viewCards: 'Zobraziť moje vizitky',
    guarantee: 'Platí 30-dňová záruka vrátenia peňazí.',
    upgraded: {
      title: 'Plán je zmenený!',
      description: (plan) => `Váš účet má odteraz plán ${plan}.`,
    },
    checking: 'Overuje sa vaša platba',
    confirming: {
      title: 'Platba sa potvrdzuje',
      text: 'Poskytovateľ platieb ju ešte nepotvrdil. Plán sa aktivuje hneď, ako ju potvrdí. Stránku môžete zavrieť.',
    },
    issue: 'Váš plán ešte nie je aktívny',
    tryAgain: 'Skúsiť znova',
  },
};
