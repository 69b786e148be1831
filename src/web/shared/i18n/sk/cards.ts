import type { CardsMessages } from '../en/cards.ts';

export const cardsSk: CardsMessages = {
  newCard: 'Nová vizitka',
  loading: 'Vaše vizitky sa načítavajú',
  showMore: 'Zobraziť ďalšie',
  edit: 'Upraviť',
  duplicate: 'Duplikovať',
  delete: 'Vymazať',
  rename: 'Kliknutím premenujete',
  cardName: 'Názov vizitky',
  enter: 'Enter',
  escape: 'Esc',

  empty: {
    title: 'Čistý hárok',
    text: 'Tu nájdete uložené vizitky, kedykoľvek pripravené na úpravu, duplikovanie či ďalšiu tlač.',
    create: 'Vytvoriť prvú vizitku',
  },
  deletion: {
    title: (name) => `Vymazať „${name}“?`,
    text: 'Vizitka zmizne z Mojich vizitiek.',
    cancel: 'Zrušiť',
    confirm: 'Vymazať',
  },
  loadFailed: {
    title: 'Nepodarilo sa načítať',
    text: 'Server nie je dostupný alebo je zaneprázdnený. Čo ste uložili, je v bezpečí.',
    tryAgain: 'Skúsiť znova',
  },

  editCard: 'Upraviť vizitku',
  back: 'Späť',
  notFound: {
    title: 'Vizitka sa nenašla',
    text: 'Možno bola vymazaná alebo patrí inému účtu.',
    back: 'Späť na zoznam',
  },

  saved: { title: 'Vizitka uložená', description: (name) => `„${name}“ nájdete v Mojich vizitkách.` },
  changed: { title: 'Vizitka uložená', description: (name) => `Zmeny vizitky „${name}“ sú uložené.` },
  duplicated: {
    title: 'Vizitka duplikovaná',
    description: (name) => `„${name}“ nájdete v Mojich vizitkách.`,
  },
  renamed: { title: 'Názov zmenený', description: (name) => `Vizitka sa teraz volá „${name}“.` },
  deleted: {
    title: 'Vizitka vymazaná',
    description: (name) => `„${name}“ už nie je v Mojich vizitkách.`,
    undo: 'Vrátiť späť',
  },
  restored: {
    title: 'Vizitka obnovená',
    description: (name) => `„${name}“ je opäť v Mojich vizitkách.`,
  },
};
